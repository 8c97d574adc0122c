/** What `npm ci` refuses on a fresh machine is seen here first: a lock file that lacks something. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Names = Readonly<Record<string, string>>;
interface Locked {
  readonly dependencies?: Names;
  readonly devDependencies?: Names;
  readonly optionalDependencies?: Names;
}

const json = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, "..", name), "utf8"));
const own = json("package.json") as Locked;
const { packages } = json("package-lock.json") as { readonly packages: Readonly<Record<string, Locked>> };

/** As Node looks for a package: beside the one that asks, and upwards. */
function found(from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    if (packages[`${folder === "" ? "" : `${folder}/`}node_modules/${name}`] !== undefined) return true;
    if (folder === "") return false;
  }
}

test("the lock file was made for this package.json", () => {
  const { dependencies, devDependencies } = packages[""] ?? {};
  expect({ dependencies, devDependencies }).toEqual({
    dependencies: own.dependencies,
    devDependencies: own.devDependencies,
  });
});

test("nothing that a package asks for is missing from the lock file, also where it is optional", () => {
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !found(path, name))
      .map((name) => `${path} asks for ${name}`),
  );
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
