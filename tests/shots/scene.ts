import type { Page } from 'playwright-core';

/** A phone, a tablet, a small and a usual desk. */
export const WIDTHS = [390, 900, 1344, 1440] as const;
export type Width = (typeof WIDTHS)[number];
const ENDS: readonly Width[] = [390, 1440];

/** Who looks: nobody is signed out, a newcomer has no character yet, `other` is the player whose next pull-up has to wait. */
export type Person = 'nobody' | 'newcomer' | 'fresh' | 'player' | 'other' | 'suspended' | 'operator';

/** One screen at one width. */
export interface Scene {
  /** Of the picture's file, without the width. */
  name: string;
  path: string;
  width: Width;
  as: Person;
  media: 'screen' | 'print' | 'forced-colors' | 'reduced-motion';
  hasScripts: boolean;
  /** The bar comes to know who is here; false: the server never says so. */
  isSessionKnown: boolean;
  /** The whole page, or what the window shows: enough where a dialog stands over a page that another scene shows. */
  frame: 'page' | 'window';
  /** Before the page is opened. */
  prepare?: ((page: Page) => Promise<unknown>) | undefined;
  /** From the opened page to the screen. */
  act?: ((page: Page) => Promise<unknown>) | undefined;
}

export type SceneParts = Partial<Omit<Scene, 'name' | 'path' | 'width'>> & { widths?: readonly Width[] };

/** The same screen at each width; a phone and a usual desk unless told. */
export function scene(name: string, path: string, { widths = ENDS, ...parts }: SceneParts = {}): Scene[] {
  return widths.map((width) => ({
    ...{ name, path, width, as: 'nobody', media: 'screen', hasScripts: true },
    ...{ isSessionKnown: true, frame: 'page' },
    ...parts,
  }));
}

/** A screen that covers its page. */
export function overlay(name: string, path: string, act: Scene['act'], parts: SceneParts = {}): Scene[] {
  return scene(name, path, { frame: 'window', act, ...parts });
}

export const PHONE_ONLY = { widths: [390] } as const satisfies SceneParts;
export const DESK_ONLY = { widths: [1440] } as const satisfies SceneParts;

/** The file of the picture. */
export function fileOf({ name, width }: Pick<Scene, 'name' | 'width'>): string {
  return `${name}.${width}.png`;
}
