// Made by scripts/build-game-icons.mjs before a build; each has a file name of its content and is cached for good.
import beast from '../../../.cache/ui/icons-beast.svg?url&no-inline';
import gear from '../../../.cache/ui/icons-gear.svg?url&no-inline';
import goods from '../../../.cache/ui/icons-goods.svg?url&no-inline';
import skill from '../../../.cache/ui/icons-skill.svg?url&no-inline';
import type { GameIconName, GameIconSheet } from './names.ts';

const SHEETS: Readonly<Record<string, string>> = { beast, gear, goods, skill } satisfies Record<GameIconSheet, string>;

/** Where the drawing of an icon is: the sheet's address with the symbol in it. */
export function gameIconHref(name: GameIconName): string {
  const [sheet = '', symbol = ''] = name.split('/');
  return `${SHEETS[sheet]}#${symbol}`;
}
