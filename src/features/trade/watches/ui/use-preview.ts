import { useEffect, useState } from 'react';
import { type NewWatch, previewWatch, type WatchPreview } from '../watch.contract.ts';

const REST_MS = 400;

/** Null until loaded. Requested for players only. */
export function usePreview(watch: NewWatch | null, isPlayer: boolean): WatchPreview | null {
  const [known, setKnown] = useState<{ of: string; preview: WatchPreview } | null>(null);
  const wanted = watch === null || !isPlayer ? '' : JSON.stringify(watch);
  useEffect(() => {
    if (wanted === '') return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      preview(wanted, leaving.signal).then(
        (answer) => setKnown({ of: wanted, preview: answer }),
        // The preview is optional.
        () => undefined,
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [wanted]);
  return known !== null && known.of === wanted ? known.preview : null;
}

async function preview(watch: string, signal: AbortSignal): Promise<WatchPreview> {
  const { call } = await import('#platform/client/call.ts');
  return call(previewWatch, { body: JSON.parse(watch), signal });
}
