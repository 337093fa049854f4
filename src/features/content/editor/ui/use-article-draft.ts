import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import type { CollectionName } from '../../articles/article-kind.contract.ts';
import { type EditedArticle, saveDraft } from '../../articles/article-writing.contract.ts';
import { type DeviceDraft, readDeviceDraft, removeDeviceDraft, saveDeviceDraft } from './device-draft.ts';

/** Interval in milliseconds. */
const STORE_EVERY = 10_000;

interface DraftOptions {
  collection: CollectionName;
  /** `new` before the first save. */
  id: string;
  /** Version of the saved article; 0: there is none. */
  version: number;
  stored: EditedArticle['draft'];
  /** Returns the present contents of the form and the editor. */
  read(): Pick<DeviceDraft, 'document' | 'fields'>;
}

export interface ArticleDraft {
  /** The draft to continue with: the device's if it is newer than the server's; null: nothing is unsaved. */
  readonly opened: DeviceDraft | null;
  /** The version that is edited. */
  readonly version: { current: number };
  /** Time at which the server last stored the draft. */
  readonly storedAt: string | null;
  /** Whether another tab has stored a newer draft. */
  readonly isBehind: boolean;
  changed(): void;
  /** @param sent the revision that was saved */
  saved(sent: number, version: number): void;
  revision(): number;
}

/**
 * Stores every change on the device and, every ten seconds, on the server. Leaving with an unsaved text asks for
 * confirmation.
 */
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
        // Without an answer it is tried again; the device has the draft.
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
    opened,
    storedAt,
    isBehind,
    version: base,
    changed() {
      isUnsaved.current = true;
      rev.current += 1;
      saveDeviceDraft(collection, id, now());
    },
    revision: () => rev.current,
    saved(sent, next) {
      base.current = next;
      // Changes typed meanwhile are not saved yet.
      if (rev.current !== sent) return;
      isUnsaved.current = false;
      removeDeviceDraft(collection, id);
    },
  };
}
