import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { GAME_ICONS } from '../src/ui/game-icons/names.ts';
import { roundPath } from './svg-path.mjs';

const require = createRequire(import.meta.url);

export function buildGameIcons(outDir) {
  const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
  mkdirSync(outDir, { recursive: true });
  for (const [sheet, names] of Object.entries(GAME_ICONS)) {
    const symbols = names.map((name) => symbolOf(name, set.icons[name]));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
    writeFileSync(path.join(outDir, `icons-${sheet}.svg`), svg);
  }
}

function symbolOf(name, icon) {
  if (!icon) throw new Error(`game-icons has no picture named "${name}" (src/ui/game-icons/names.ts)`);
  const body = icon.body
    .replace(/ d="([^"]+)"/g, (_, d) => ` d="${roundPath(d)}"`)
    .replaceAll(' fill="currentColor"', '');
  return `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`;
}
