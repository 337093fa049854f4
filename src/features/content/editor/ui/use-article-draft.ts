import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import type { CollectionName } from '../../articles/article-kind.contract.ts';
import { type EditedArticle, saveDraft } from '../../articles/article-writing.contract.ts';
import { type DeviceDraft, readDeviceDraft, removeDeviceDraft, saveDeviceDraft } from './device-draft.ts';

/** Milliseconds. */
const STORE_EVERY = 10_000;

interface DraftOptions {
  collection: CollectionName;
  /** `new` before the first save. */
  id: string;
  /** Of the saved article; 0: there is none. */
  version: number;
  stored: EditedArticle['draft'];
  /** What is in the form and the editor now. */
  read(): Pick<DeviceDraft, 'document' | 'fields'>;
}

export interface ArticleDraft {
  /** What one goes on with: the device's copy where it is newer than the server's; null: nothing unsaved. */
  readonly opened: DeviceDraft | null;
  /** The version that is edited. */
  readonly version: { current: number };
  /** When the server got it last. */
  readonly storedAt: string | null;
  /** Another tab has stored more. */
  readonly isBehind: boolean;
  changed(): void;
  /** @param sent the revision that was saved */
  saved(sent: number, version: number): void;
  revision(): number;
}

/** Stores every change on the device and, each ten seconds, on the server; leaving with unsaved text asks. */
export function useArticleDraft({ collection, id, version, stored, read }: DraftOptions): ArticleDraft {
  const [opened] = useState(() => {
    const device = readDeviceDraft(collection, id);
    return device !== null && device.rev > (stored?.rev ?? 0) ? device : stored;
  });
  const [storedAt, setStoredAt] = useState<string | null>(null);
  const [isBehind, setBehind] = useState(false);
  const base = useRef(opened?.baseVersion ?? version);
  const rev = useRef(opened?.rev ?? 0);
  const storedRev = useRef(stored?.rev ?? 0);
  const isUnsaved = useRef(opened !== null);
  const latestRead = useRef(read);
  latestRead.current = read;

  const now = (): DeviceDraft => ({ baseVersion: base.current, rev: rev.current, ...latestRead.current() });

  useEffect(() => {
    const store = async () => {
      if (!isUnsaved.current || rev.current <= storedRev.current) return;
      const sent = { baseVersion: base.current, rev: rev.current, ...latestRead.current() };
      try {
        const { at } = await call(saveDraft, { params: { collection, id }, body: sent });
        storedRev.current = sent.rev;
        setStoredAt(at);
      } catch (error) {
        // Without an answer it is tried again; the device has it.
        if (error instanceof ApiError && error.status === 409) setBehind(true);
      }
    };
    const timer = setInterval(() => void store(), STORE_EVERY);
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved.current) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => {
      clearInterval(timer);
      removeEventListener('beforeunload', warn);
    };
  }, [collection, id]);

  return {
    ...{ opened, storedAt, isBehind, version: base },
    changed() {
      isUnsaved.current = true;
      rev.current += 1;
      saveDeviceDraft(collection, id, now());
    },
    revision: () => rev.current,
    saved(sent, next) {
      base.current = next;
      // What was typed meanwhile is not saved.
      if (rev.current !== sent) return;
      isUnsaved.current = false;
      removeDeviceDraft(collection, id);
    },
  };
}
