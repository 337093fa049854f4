// Imported by the server only: the sheets as text are a hundred kilobytes that no browser needs.
import beast from '../../../.cache/ui/icons-beast.svg?raw';
import gear from '../../../.cache/ui/icons-gear.svg?raw';
import goods from '../../../.cache/ui/icons-goods.svg?raw';
import skill from '../../../.cache/ui/icons-skill.svg?raw';
import { GAME_ICONS, type GameIconName, type GameIconSheet } from './names.ts';
import { gameIconHref } from './sprite.ts';

interface IconParts {
  viewBox: string;
  body: string;
}

const SHEETS: Readonly<Record<GameIconSheet, string>> = { beast, gear, goods, skill };
const SYMBOL = /<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)<\/symbol>/gs;

const partsByHref = new Map(
  Object.keys(GAME_ICONS).flatMap((sheet) =>
    [...SHEETS[sheet as GameIconSheet].matchAll(SYMBOL)].map(
      ([, name, viewBox = '', body = '']) =>
        [gameIconHref(`${sheet}/${name}` as GameIconName), { viewBox, body }] as const,
    ),
  ),
);

/** Returns the parts of the picture at an address of `gameIconHref`. */
export function gameIconParts(href: string): IconParts {
  const parts = partsByHref.get(href);
  if (!parts) throw new Error(`No picture stands at ${href}.`);
  return parts;
}
