import type { FactImport } from '#features/game-data/editing/fact-import.contract.ts';
import { callWith } from '#platform/client/call.ts';
import { defineLiveQuery, defineMutation } from '#platform/client/live-query.ts';
import { storeAnswer } from '#platform/client/query-client.ts';
import { applyImport, getImport, uploadFacts } from '../../fact-import-desk.contract.ts';
import { changesFacts, FACTS } from '../../ui/live-facts.ts';
import { findContentType, type ReadingOptions } from '../import-file.rules.ts';

/** Two thousand lines: read again only after it was applied. */
export const factImport = defineLiveQuery({
  key: (id: number) => [...FACTS, 'import', id],
  endpoint: getImport,
  request: (id) => ({ params: { id } }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const applyMutation = defineMutation(applyImport, changesFacts);

/**
 * Uploads a file, whose bytes are the body, and stores what came of it.
 * @throws {ApiError}
 */
export async function uploadFile(file: File, { mode, entity, encoding }: ReadingOptions): Promise<FactImport> {
  const read = await callWith(uploadFacts, {
    query: { mode, entity, encoding, name: file.name },
    body: new Blob([file], { type: findContentType(file.name) }),
  });
  storeAnswer(factImport, read.id, read);
  return read;
}
