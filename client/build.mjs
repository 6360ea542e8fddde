/**
 * Builds the client: `node build.mjs [FOLDER]`. No bundler: the browser loads the modules as they are.
 *
 * 1. `tsc` compiles src/ into the folder (default: the place the server serves from);
 * 2. the modules of lit and @fluent/bundle that are really imported go to vendor/;
 * 3. style sheets, pictures, the drawings of maps and the platform's own texts go beside them;
 * 4. index.html gets the import map (its only inline script) and preloads for the first page's modules.
 */

import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const wanted = resolve(here, process.argv[2] ?? "../src/sandtable/server/client");
/** Built beside its place and moved there when it is whole: a build that fails leaves the old one as it was. */
const out = `${wanted}.building-${process.pid}`;
const modules = join(here, "node_modules");
const ROOT = "/static/";

/** From a bare specifier to the file of the package that is meant; all are the packages' production builds. */
const PACKAGES = {
  lit: "index.js",
  "lit-html": "lit-html.js",
  "lit-element": "index.js",
  "@lit/reactive-element": "reactive-element.js",
  "@fluent/bundle": "esm/index.js",
};

function compile() {
  mkdirSync(out, { recursive: true });
  const tsc = join(modules, "typescript", "bin", "tsc");
  if (!existsSync(tsc)) fail("typescript is not installed; run: npm ci");
  const done = spawnSync(process.execPath, [tsc, "--project", here, "--outDir", out], { stdio: "inherit" });
  if (done.status !== 0) fail("the client does not compile");
}

function fail(sentence) {
  rmSync(out, { recursive: true, force: true });
  console.error(`build.mjs: ${sentence}`);
  process.exit(1);
}

/** What a module imports: statically first, then by import() with a fixed address. */
function imports(source) {
  const statics = [...source.matchAll(/(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{}\s,]*?\bfrom\s*)?["']([^"'\n]+)["']/g)];
  const dynamic = [...source.matchAll(/\bimport\(\s*["']([^"'\n]+)["']\s*\)/g)];
  return { statics: statics.map((m) => m[1]), dynamic: dynamic.map((m) => m[1]) };
}

/** The file inside the output folder a specifier leads to, with posix separators. */
function target(specifier, from) {
  if (specifier.startsWith(".")) return posix.normalize(posix.join(posix.dirname(from), specifier));
  const name = specifier.startsWith("@") ? specifier.split("/").slice(0, 2).join("/") : specifier.split("/")[0];
  if (!(name in PACKAGES)) fail(`${from} imports ${specifier}, which is none of ours`);
  const rest = specifier.slice(name.length + 1) || PACKAGES[name];
  return posix.join("vendor", name, rest);
}

/** Brings a vendor file into the output folder, the first time it is needed. */
function vendored(file) {
  const place = join(out, file);
  if (!file.startsWith("vendor/") || existsSync(place)) return;
  const origin = join(modules, file.slice("vendor/".length));
  if (!existsSync(origin)) fail(`${file} does not exist in node_modules; run: npm ci`);
  mkdirSync(dirname(place), { recursive: true });
  // Source maps are not brought along, so nothing may ask for them.
  writeFileSync(place, readFileSync(origin, "utf8").replace(/\n?\/\/# sourceMappingURL=.*\s*$/, "\n"));
}

/** Everything a module needs before it can run. */
function graph(entry) {
  const found = new Set();
  const waiting = [entry];
  while (waiting.length) {
    const file = waiting.pop();
    if (found.has(file)) continue;
    found.add(file);
    vendored(file);
    for (const one of imports(readFileSync(join(out, file), "utf8")).statics) waiting.push(target(one, file));
  }
  return [...found];
}

function walk(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = join(folder, entry.name);
    return entry.isDirectory() ? walk(place) : [place];
  });
}

/** Whatever is not TypeScript lies beside the modules as it did beside their sources. */
function copyAssets() {
  const src = join(here, "src");
  for (const file of walk(src)) {
    if (/\.(css|svg|png|json|webmanifest|woff2)$/.test(file)) cpSync(file, join(out, relative(src, file)));
  }
}

/** A game's package may have the drawing of its map, which lies beside its board: src/sandtable/games/GAME/data/drawing.json. */
function copyDrawings() {
  const games = resolve(here, "../src/sandtable/games");
  for (const game of existsSync(games) ? readdirSync(games) : []) {
    const drawing = join(games, game, "data", "drawing.json");
    const board = join(out, "boards", game.replaceAll("_", "-"));
    if (existsSync(drawing) && existsSync(board)) cpSync(drawing, join(board, "drawing.json"));
  }
}

/** The platform's messages, so that the page can speak before it knows of any game. */
function copyTexts() {
  const locale = resolve(here, "../src/sandtable/locale");
  mkdirSync(join(out, "texts"), { recursive: true });
  for (const language of readdirSync(locale)) {
    const files = ["core", "errors", "server", "browser"].map((name) => join(locale, language, `${name}.ftl`));
    const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, "utf8"));
    writeFileSync(join(out, "texts", `${language}.ftl`), texts.join("\n"));
  }
}

function importMap() {
  // Boards of other packages import the kit by this name, wherever it is.
  const map = { "sandtable/board-kit": `${ROOT}board-kit.js` };
  for (const [name, file] of Object.entries(PACKAGES)) {
    map[name] = `${ROOT}vendor/${name}/${file}`;
    map[`${name}/`] = `${ROOT}vendor/${name}/`;
  }
  return JSON.stringify({ imports: map });
}

function page(preloads) {
  const template = readFileSync(join(here, "src", "index.html"), "utf8");
  const links = preloads.map((file) => `<link rel="modulepreload" href="${ROOT}${file}">`).join("\n    ");
  return template
    .replace("<!-- import map -->", `<script type="importmap">${importMap()}</script>`)
    .replace("<!-- preloads -->", links);
}

compile();
copyAssets();
copyDrawings();
copyTexts();
// Boards are loaded when their game is; what they import has to be there all the same.
for (const file of walk(out).filter((place) => place.endsWith(".js") && !place.includes(`${sep}vendor${sep}`))) {
  graph(relative(out, file).split(sep).join("/"));
}
const first = graph("main.js");
writeFileSync(join(out, "index.html"), page(first));
rmSync(wanted, { recursive: true, force: true });
renameSync(out, wanted);
console.log(`The client is in ${wanted}: ${walk(wanted).length} files, ${first.length} modules for the first page.`);
