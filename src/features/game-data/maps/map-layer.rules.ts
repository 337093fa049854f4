import { MARK_KINDS } from './map-mark.rules.ts';

/** Kinds of marks that can be shown or hidden on a plan, in the order of its legend. */
export const MAP_LAYERS = [...MARK_KINDS, 'monster'] as const;
export type MapLayer = (typeof MAP_LAYERS)[number];

/** Reads `exit,person`, in any order; ignores unknown names. Undefined means no layers. */
export function readLayers(text: string | undefined): readonly MapLayer[] | undefined {
  const named = new Set(text?.split(',').map((name) => name.trim()));
  const layers = MAP_LAYERS.filter((layer) => named.has(layer));
  return layers.length > 0 ? layers : undefined;
}

export function writeLayers(layers: readonly MapLayer[] | undefined): string | undefined {
  return MAP_LAYERS.filter((layer) => layers?.includes(layer)).join(',') || undefined;
}
