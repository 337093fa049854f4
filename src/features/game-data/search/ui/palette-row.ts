import type { ReactNode } from 'react';
import type { SearchHit } from '../search.contract.ts';

/** What other features know of items; the app hands it in. */
export interface PaletteMarket {
  /** The most traded items, the first first. */
  popular(): Promise<readonly SearchHit[]>;
  /** What stands at the right of an item; null: nothing is known. */
  priceOf(itemId: number): Promise<ReactNode>;
}

/** Something to do, found by its words. */
export interface PaletteAction {
  label: string;
  detail: string;
  words: readonly string[];
  /** Where it leads, or what it does. */
  href?: string;
  run?(): void;
  /** Offered before anything is typed. */
  isFirst?: boolean;
}

export type PaletteRow = { hit: SearchHit; action?: never } | { action: PaletteAction; hit?: never };

export interface PaletteSection {
  title: string;
  rows: readonly PaletteRow[];
}

const LEAST_LETTERS = 2;
/** Money of the game is not traded. */
const MONEY = 9;

const squeeze = (text: string) => text.normalize('NFC').replace(/\s+/g, '').toLowerCase();

export function actionsFor(actions: readonly PaletteAction[], typed: string): PaletteAction[] {
  const wanted = squeeze(typed);
  if (wanted.length < LEAST_LETTERS) return [];
  return actions.filter(({ label, words }) => [label, ...words].some((word) => squeeze(word).startsWith(wanted)));
}

/** Actions come first, and stand for the page that they lead to. */
export function foundRows(actions: readonly PaletteAction[], hits: readonly SearchHit[]): PaletteRow[] {
  const led = new Set(actions.map(({ href }) => href));
  return [
    ...actions.map((action) => ({ action })),
    ...hits.filter(({ path }) => !led.has(path)).map((hit) => ({ hit })),
  ];
}

export function rowKey({ hit, action }: PaletteRow): string {
  return hit ? hit.path : `action ${action.label}`;
}

export function marketPath({ hit }: PaletteRow): string | undefined {
  return hit?.kind === 'item' && hit.icon !== MONEY ? `/trade/${hit.id}` : undefined;
}
