import { useState } from 'react';
import { inTab, json } from '#platform/client/device-storage.ts';

const MAX_TICKS = 1000;

export interface Ticks {
  readonly ids: ReadonlySet<number>;
  toggle(id: number): void;
  /** All of them, or none where all are ticked. */
  toggleAll(ids: readonly number[]): void;
  clear(): void;
}

function parseIds(value: unknown): number[] | null {
  return Array.isArray(value) ? value.filter((id): id is number => Number.isSafeInteger(id)).slice(0, MAX_TICKS) : null;
}

/** Ticked rows of a list, which survive a reload of the tab. */
export function useTicks(list: string): Ticks {
  const [stored] = useState(() => inTab(`desk-ticks:${list}`, json(parseIds)));
  const [ids, setIds] = useState<ReadonlySet<number>>(() => new Set(stored.read()));
  const save = (next: ReadonlySet<number>) => {
    setIds(next);
    stored.save(next.size === 0 ? null : [...next]);
  };
  return {
    ids,
    toggle(id) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      save(next);
    },
    toggleAll: (all) => save(all.every((id) => ids.has(id)) ? new Set() : new Set([...ids, ...all])),
    clear: () => save(new Set()),
  };
}
