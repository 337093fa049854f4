import { useMemo, useSyncExternalStore } from 'react';
import type { StoredValue } from './device-storage.ts';

/** On the server and in the first render the storage counts as empty, because the HTML is the same for everybody. */
export function useStored<Value>({ watch, text, parse }: StoredValue<Value>): Value {
  const stored = useSyncExternalStore(watch, text, () => null);
  return useMemo(() => parse(stored), [parse, stored]);
}
