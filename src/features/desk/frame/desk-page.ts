import type { ComponentType } from 'react';
import type { OperatorLevel } from '#shared/endpoint.ts';
import type { WaitingKind } from '../overview/overview.contract.ts';

export type DeskParams = Readonly<Record<string, string>>;

export interface DeskScreenProps {
  /** Parameters of the path, by the page's pattern. */
  params: DeskParams;
  /** Returns the list of a kind; undefined: the desk has none that the operator may open. */
  pathOf(kind: WaitingKind): string | undefined;
}

/** Groups of the menu in their order; one without pages is not there. */
export const DESK_GROUPS = ['waiting', 'community', 'content', 'data', 'site'] as const;
export type DeskGroup = (typeof DESK_GROUPS)[number];

export type DeskIconName =
  | 'overview'
  | 'reports'
  | 'inquiries'
  | 'appeals'
  | 'reviews'
  | 'corrections'
  | 'people'
  | 'sweeps'
  | 'trades'
  | 'quotes'
  | 'parties'
  | 'guilds'
  | 'broadcasts'
  | 'words'
  | 'articles'
  | 'notices'
  | 'images'
  | 'banners'
  | 'facts'
  | 'versions'
  | 'site'
  | 'operators'
  | 'jobs'
  | 'stats'
  | 'audit';

/** The entry of a page in the menu, its sheet, the tab bar and the search. */
export interface DeskMenuEntry {
  /** Null: above all groups. */
  group: DeskGroup | null;
  icon: DeskIconName;
  /** It has a tab on phones, which have room for four. */
  isTab?: true;
  /** The number beside the entry. */
  waiting?: WaitingKind;
}

export interface DeskPage {
  /** As `matchDeskPath` reads it. */
  path: string;
  label: string;
  /** The lowest level that may open it. */
  level: OperatorLevel;
  menu?: DeskMenuEntry;
  /** Path of the entry that is highlighted on a page without its own. */
  under?: string;
  /** The screen has no head of its own. */
  head?: 'articles';
  screen: () => Promise<{ default: ComponentType<DeskScreenProps> }>;
}
