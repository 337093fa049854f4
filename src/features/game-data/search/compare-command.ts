import { compareHref, MOST_COMPARED } from '../items/item-comparison.rules.ts';
import { search } from './search-engine.ts';
import type { SearchIndex } from './search-index.ts';

export interface CompareCommand {
  names: readonly string[];
  href: string;
}

/** `비교 현철중검 진월신검`, also with commas between. */
const COMMAND = /^비교\s+(\S.*)$/;
/** Maximum number of results to search for an item: it may rank behind other kinds that match the same text. */
const MOST_SEARCHED = 30;

/**
 * Returns the items that the words after the command name, the best match for each; undefined: the text is no command,
 * or names no item.
 */
export function compareCommand(index: SearchIndex, typed: string): CompareCommand | undefined {
  const [, rest = ''] = COMMAND.exec(typed.normalize('NFC').trim()) ?? [];
  const words = rest.split(/[\s,]+/).filter((word) => word !== '');
  const items = new Map(words.slice(0, MOST_COMPARED).flatMap((word) => bestItem(index, word)));
  if (items.size === 0) return undefined;
  return { names: [...items.values()], href: compareHref([...items.keys()]) };
}

function bestItem(index: SearchIndex, word: string): [id: number, name: string][] {
  const item = search(index, word, MOST_SEARCHED).find(({ kind }) => kind === 'item');
  return item ? [[item.id, item.name]] : [];
}
