import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian } from './debian.mjs';
import { alone } from './lock.mjs';
import { longStep, print } from './print.mjs';

/** Browsers of other engines: their program, what else must be there, and the packages of Debian that have it. */
const ENGINES = {
  firefox: { programs: ['firefox-esr', 'firefox'], needs: [], packages: ['firefox-esr'] },
  webkit: { programs: ['WebKitWebDriver'], needs: ['Xvfb'], packages: ['webkit2gtk-driver', 'xvfb'] },
};

function inPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

function find({ programs, needs }) {
  const program = programs.map(inPath).find((file) => file !== undefined);
  return needs.every((name) => inPath(name) !== undefined) ? program : undefined;
}

/**
 * Finds or installs the other browsers and names them to every process that is started from now on. One that cannot be had is told in
 * a line, and is not tested.
 * @returns {Promise<boolean>} whether there is any
 */
export async function prepareEngines() {
  const found = {};
  for (const [name, engine] of Object.entries(ENGINES)) {
    found[name] = find(engine) ?? (await installed(name, engine));
    if (found[name] === undefined)
      print(`  ⚠ ${name} 로는 시험하지 못합니다. 설치할 것: ${engine.packages.join(', ')}`);
  }
  process.env.BARAMNARU_ENGINES = JSON.stringify(found);
  return Object.values(found).some((program) => program !== undefined);
}

function installed(name, engine) {
  return alone('engines', () =>
    longStep(`시험에 쓸 ${name} 을 마련합니다`, async () => {
      await installFromDebian(engine.packages);
      return find(engine);
    }),
  );
}
