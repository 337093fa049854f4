import type { Item } from './item.contract.ts';

const PER_MAP = 1000;

/** The facts have no ids for people, so the id is derived. `position` counts from 0. */
export function npcId(mapId: number, position: number): number {
  return mapId * PER_MAP + position + 1;
}

/** Returns the source ids of the row, of fields with a source of their own and of claims that differ; each once. */
export function listAllSources({
  source,
  fieldNotes,
  disagreements,
}: Pick<Item, 'source' | 'fieldNotes' | 'disagreements'>): string[] {
  const claims = disagreements.flatMap((disagreement) => disagreement.claims);
  return [...new Set([source, ...[...fieldNotes, ...claims].map((note) => note.source)].flat())];
}
