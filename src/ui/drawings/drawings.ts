const SCENE = { width: 336, height: 132 } as const;

/** Pictures of the site's own, in px: `/drawings/{name}.svg` and `{name}-phone.svg`, made by scripts/build-drawings.mjs. */
export const DRAWINGS = {
  'scam-gold-bar': SCENE,
  'scam-first-hand': SCENE,
  'scam-snatch': SCENE,
  'scam-look-alike': SCENE,
  'scam-scroll': SCENE,
  'scam-carry': SCENE,
  'scam-fake-material': SCENE,
  'scam-inflated': SCENE,
} as const satisfies Readonly<Record<string, { width: number; height: number }>>;
export type DrawingName = keyof typeof DRAWINGS;

export function isDrawing(name: string): name is DrawingName {
  return Object.hasOwn(DRAWINGS, name);
}
