import type { ReactNode } from 'react';
import { mapRouteHref } from '../../refs/ui/public/map-route-link.ts';
import type { SearchHit } from '../search.contract.ts';

/** Data of other features about items, supplied by the app. */
export interface PaletteMarket {
  /** Returns the most traded items, the most traded first. */
  popular(): Promise<readonly SearchHit[]>;
  /** Returns the content at the right of an item; null: nothing is known. */
  priceOf(itemId: number): Promise<ReactNode>;
}

/** An action of the site, found by its words. */
export interface PaletteAction {
  label: string;
  detail: string;
  words: readonly string[];
  /** An action leads to `href` or calls `run`. */
  href?: string;
  run?(): void;
  /** Whether it is offered before anything is typed. */
  isFirst?: boolean;
}

/** A player as other features describe them, supplied by the app. */
export interface PalettePlayer {
  name: string;
  detail: string;
  path: string;
}

/** Finds players by the beginning of their name, as returned by `nameBeginning`. */
export type FindPlayers = (beginning: string) => Promise<readonly PalettePlayer[]>;

export type PaletteRow =
  | { hit: SearchHit; action?: never; player?: never }
  | { action: PaletteAction; hit?: never; player?: never }
  | { player: PalettePlayer; hit?: never; action?: never };

export interface PaletteSection {
  title: string;
  rows: readonly PaletteRow[];
}

interface PaletteChoice {
  typed: string;
  found: readonly SearchHit[];
  recent: readonly SearchHit[];
  popular: readonly SearchHit[];
  actions: readonly PaletteAction[];
  players: readonly PalettePlayer[];
}

const LEAST_LETTERS = 2;
/** Item type of the game's money, which is not traded. */
const MONEY = 9;

const squeeze = (text: string) => text.normalize('NFC').replace(/\s+/g, '').toLowerCase();

export function actionsFor(actions: readonly PaletteAction[], typed: string): PaletteAction[] {
  const wanted = squeeze(typed);
  if (wanted.length < LEAST_LETTERS) return [];
  return actions.filter(({ label, words }) => [label, ...words].some((word) => squeeze(word).startsWith(wanted)));
}

/** Returns the text as the beginning of a player's name; undefined where no name can begin with it. */
export function nameBeginning(typed: string): string | undefined {
  const beginning = squeeze(typed);
  return /^[가-힣a-z0-9]{2,12}$/.test(beginning) ? beginning : undefined;
}

/** Actions come first and replace the results with the same address. */
export function foundRows(actions: readonly PaletteAction[], hits: readonly SearchHit[]): PaletteRow[] {
  const led = new Set(actions.map(({ href }) => href));
  return [
    ...actions.map((action) => ({ action })),
    ...hits.filter(({ path }) => !led.has(path)).map((hit) => ({ hit })),
  ];
}

/** Returns the results for the text; without a text, recent results, the most traded items and actions. */
export function paletteSections({ typed, found, recent, popular, actions, players }: PaletteChoice): PaletteSection[] {
  const sections = typed
    ? [
        { title: '검색 결과', rows: foundRows(actionsFor(actions, typed), found) },
        // Players come last because they arrive later: the other rows must not move while the visitor is choosing.
        { title: '캐릭터', rows: players.map((player) => ({ player })) },
      ]
    : [
        { title: '최근 검색', rows: recent.map((hit) => ({ hit })) },
        { title: '거래 많은 아이템', rows: popular.map((hit) => ({ hit })) },
        { title: '바로 하기', rows: actions.filter(({ isFirst }) => isFirst).map((action) => ({ action })) },
      ];
  return sections.filter(({ rows }) => rows.length > 0);
}

export function rowKey({ hit, action, player }: PaletteRow): string {
  return action ? `action ${action.label}` : (hit ?? player).path;
}

/** A second destination of a row, reached by its second part or by Shift+Enter. */
export interface SecondLink {
  label: string;
  href: string;
}

export function secondLink(row: PaletteRow): SecondLink | undefined {
  const market = marketPath(row);
  if (market) return { label: '거래소', href: market };
  if (row.hit?.kind !== 'dungeon' && row.hit?.kind !== 'npc') return undefined;
  return { label: '가는 길', href: mapRouteHref({ to: `${row.hit.kind}:${row.hit.id}` }) };
}

export function marketPath({ hit }: PaletteRow): string | undefined {
  return hit?.kind === 'item' && hit.icon !== MONEY ? `/trade/${hit.id}` : undefined;
}
