import type { Item } from './item.contract.ts';

/** Returns the source ids of the row, of fields with a source of their own and of claims that differ; each once. */
export function listAllSources({
  source,
  fieldNotes,
  disagreements,
}: Pick<Item, 'source' | 'fieldNotes' | 'disagreements'>): string[] {
  const claims = disagreements.flatMap((disagreement) => disagreement.claims);
  return [...new Set([source, ...[...fieldNotes, ...claims].map((note) => note.source)].flat())];
}
