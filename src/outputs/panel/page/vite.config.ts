/** Builds the bridge panel: one page, everything it needs beside it, nothing fetched from elsewhere at sea. */
import { defineConfig, type Plugin } from "vite";

/**
 * OpenBridge's palette file carries four sizes of everything, of which this page uses one, and registers its blinking
 * properties in a syntax that no browser takes and the minifier refuses. Both are left out; the palettes are whole.
 */
const palettes: Plugin = {
  name: "palettes",
  enforce: "pre",
  transform(code, id) {
    if (!id.endsWith("palettes/variables.css")) return undefined;
    return code
      .replaceAll(/^\.obc-component-size-(?!regular)[a-z]+ \{[^}]*\}/gm, "")
      .replaceAll(/^@property [^{]*\{[^}]*\}/gm, "");
  },
};

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  plugins: [palettes],
  build: {
    outDir: "../../../../dist/panel-page",
    emptyOutDir: true,
    target: "es2022",
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
});
