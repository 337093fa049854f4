import { json, onDevice, type StoredValue } from '#platform/client/device-storage.ts';
import { useStored } from '#platform/client/use-stored.ts';
import { useOwnUserId } from '../../table/ui/use-own-level.ts';
import {
  addEdits,
  type EditedField,
  type EditSet,
  EMPTY_SET,
  type GatheredEdit,
  parseEditSet,
  type RenewedRow,
  removeEdits,
  renewRow,
} from '../edit-set.ts';

type StoredSet = StoredValue<EditSet | null>;

/** Stores by person: pages that show the set at the same moment share what watches it. */
const stores = new Map<string, StoredSet>();

function findStore(userId: string): StoredSet {
  const known = stores.get(userId);
  if (known) return known;
  const created: StoredSet = onDevice(`edit-set:${userId}`, json(parseEditSet), { staysOnPage: true });
  stores.set(userId, created);
  return created;
}

export interface OwnEditSet {
  readonly edits: EditSet;
  /** @returns false, and adds nothing, when there would be more rows than can be applied together */
  add(edits: readonly GatheredEdit[]): boolean;
  remove(places: readonly EditedField[]): void;
  removeLast(): void;
  renew(row: RenewedRow): void;
}

/** The edit set of the operator on this device (변경 모음), over all entities. */
export function useEditSet(): OwnEditSet {
  const store = findStore(useOwnUserId() ?? '');
  const edits = useStored(store) ?? EMPTY_SET;
  // Another tab or an event before the next render may have changed it.
  const change = (by: (set: EditSet) => EditSet) => {
    const next = by(store.read() ?? EMPTY_SET);
    store.save(next.length === 0 ? null : next);
  };
  return {
    edits,
    add(added) {
      const next = addEdits(store.read() ?? EMPTY_SET, added);
      if (next) change(() => next);
      return next !== undefined;
    },
    remove: (places) => change((set) => removeEdits(set, places)),
    removeLast: () => change((set) => set.slice(0, -1)),
    renew: (row) => change((set) => renewRow(set, row)),
  };
}
