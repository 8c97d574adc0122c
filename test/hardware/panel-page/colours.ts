/** Colours as a browser computes them, and the light that a picture gives. */
import type { Browser } from "playwright-core";

export function rgb(colour: string): readonly [number, number, number] {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [r, g, b];
}
export const isRed = ([r, g, b]: readonly [number, number, number]) => r > 120 && r > 3 * g && r > 3 * b;
export const isGreen = ([r, g, b]: readonly [number, number, number]) => g > 80 && g > 2 * r && g > 2 * b;

/** Mean luminance of a picture, 0 black to 1 white, in linear light. */
export async function light(browser: Browser, png: Buffer): Promise<number> {
  const blank = await browser.newPage();
  try {
    return await blank.evaluate(
      async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = Object.assign(document.createElement("canvas"), {
          width: image.width,
          height: image.height,
        });
        const context = canvas.getContext("2d");
        context?.drawImage(image, 0, 0);
        const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
        let sum = 0;
        for (let n = 0; n < pixels.length; n += 4) {
          const linear = (at: number) => ((pixels[n + at] ?? 0) / 255) ** 2.2;
          sum += 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2);
        }
        return sum / (pixels.length / 4);
      },
      `data:image/png;base64,${png.toString("base64")}`,
    );
  } finally {
    await blank.close();
  }
}
