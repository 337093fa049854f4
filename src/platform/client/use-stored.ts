import { useMemo, useSyncExternalStore } from 'react';
import type { StoredValue } from './device-storage.ts';

/** What nothing stored means, on the server and in the first render over its HTML: pages are the same for everybody. */
export function useStored<Value>({ watch, text, parse }: StoredValue<Value>): Value {
  const stored = useSyncExternalStore(watch, text, () => null);
  return useMemo(() => parse(stored), [parse, stored]);
}
