/**
 * Says everything in a fixture of tools/client_fixture.py with the client's wording, and prints what differs:
 * `node mirror.mjs BUILD FIXTURE`. Ends with 1 if anything does.
 */

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { join, resolve } from "node:path";

const [build, file] = process.argv.slice(2);
const from = (name) => import(pathToFileURL(join(resolve(build), name)).href);
const { Texts } = await from("texts.js");
const { Wording } = await from("wording.js");
const fixture = JSON.parse(readFileSync(file, "utf8"));

const SPEAK = {
  prompt: (wording, given) => wording.prompt(given),
  event: (wording, given) => wording.event(given),
  action: (wording, given) => wording.action(given),
  words: (wording, given) => wording.action(given),
  ban: (wording, given) => wording.ban(given),
  error: (wording, given) => wording.error(given),
  ending: (wording, given) => wording.ending(given),
};

let compared = 0;
const different = [];
for (const { game, glossary, sentences } of fixture.games) {
  const sources = fixture.texts[game];
  for (const language of Object.keys(sources)) {
    const texts = new Texts(language, [sources[language]], language === "en" ? [] : [sources.en]);
    const wording = new Wording(texts, glossary);
    for (const { kind, given, said } of sentences) {
      compared += 1;
      const ours = SPEAK[kind](wording, given);
      if (ours !== said[language]) different.push({ language, kind, given, python: said[language], client: ours });
    }
  }
}
for (const one of different.slice(0, 20)) console.log(JSON.stringify(one));
console.log(`${compared} sentences compared, ${different.length} differ`);
process.exit(different.length || !compared ? 1 : 0);
