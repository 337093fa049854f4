import type { Page } from 'playwright-core';

/** px: a phone, a tablet, a small and a usual desktop. */
export const WIDTHS = [390, 900, 1344, 1440] as const;
/** px: a phone, a small and a usual desktop of operators. */
export const DESK_WIDTHS = [390, 960, 1440] as const;
export type Width = (typeof WIDTHS | typeof DESK_WIDTHS)[number];
const ENDS: readonly Width[] = [390, 1440];

/** `nobody` is signed out, a `newcomer` has no character yet, `other` must wait before the next pull-up. */
export type Person = 'nobody' | 'newcomer' | 'fresh' | 'player' | 'other' | 'suspended' | 'operator';

export interface Scene {
  /** The picture's file name without the width. */
  name: string;
  path: string;
  width: Width;
  as: Person;
  media: 'screen' | 'print' | 'forced-colors' | 'reduced-motion';
  hasScripts: boolean;
  /** false: the server never responds who is signed in. */
  isSessionKnown: boolean;
  /** `window`: the viewport alone, for a dialog over a page that another scene shows. */
  frame: 'page' | 'window';
  prepare?: ((page: Page) => Promise<unknown>) | undefined;
  act?: ((page: Page) => Promise<unknown>) | undefined;
}

export type SceneParts = Partial<Omit<Scene, 'name' | 'path' | 'width'>> & { widths?: readonly Width[] };

/** The same screen at each width; by default a phone and a usual desktop. */
export function scene(name: string, path: string, { widths = ENDS, ...parts }: SceneParts = {}): Scene[] {
  return widths.map((width) => ({
    name,
    path,
    width,
    as: 'nobody',
    media: 'screen',
    hasScripts: true,
    isSessionKnown: true,
    frame: 'page',
    ...parts,
  }));
}

export function overlay(name: string, path: string, act: Scene['act'], parts: SceneParts = {}): Scene[] {
  return scene(name, path, { frame: 'window', act, ...parts });
}

export const PHONE_ONLY = { widths: [390] } as const satisfies SceneParts;
export const DESK_ONLY = { widths: [1440] } as const satisfies SceneParts;

export function fileOf({ name, width }: Pick<Scene, 'name' | 'width'>): string {
  return `${name}.${width}.png`;
}
