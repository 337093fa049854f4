import { json, onDevice } from '#platform/client/device-storage.ts';
import type { CollectionName } from '../../articles/article-kind.contract.ts';

export interface DeviceDraft {
  baseVersion: number;
  rev: number;
  document: Record<string, unknown>;
  fields: Record<string, unknown>;
}

type Drafts = Record<string, DeviceDraft>;
const MOST = 5;

/** Stores every change of a text until the server has it. */
const drafts = onDevice<Drafts | null>(
  'article-drafts',
  json((value) => (typeof value === 'object' && value !== null ? (value as Drafts) : null)),
);

const toKey = (collection: CollectionName, id: string) => `${collection}/${id}`;

export function readDeviceDraft(collection: CollectionName, id: string): DeviceDraft | null {
  const draft = drafts.read()?.[toKey(collection, id)];
  const isDraft =
    typeof draft?.rev === 'number' && typeof draft.document === 'object' && typeof draft.fields === 'object';
  return isDraft && draft ? draft : null;
}

/** Only the last few drafts are kept, because browsers limit storage. */
export function saveDeviceDraft(collection: CollectionName, id: string, draft: DeviceDraft): void {
  const { [toKey(collection, id)]: _, ...others } = drafts.read() ?? {};
  const last = Object.entries(others).slice(1 - MOST);
  drafts.save(Object.fromEntries([...last, [toKey(collection, id), draft]]));
}

export function removeDeviceDraft(collection: CollectionName, id: string): void {
  const { [toKey(collection, id)]: _, ...others } = drafts.read() ?? {};
  drafts.save(others);
}
