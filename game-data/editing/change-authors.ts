import type { Override } from '../layers/layer.ts';

interface Slot {
  entity: string;
  rowId: number;
  /** Null: the whole row. */
  field: string | null;
}

const slotName = ({ entity, rowId, field }: Slot) => `${entity}/${rowId}/${field ?? ''}`;

/**
 * Says which version changed a value, or a whole row, last by an override; undefined: none did.
 * @param since versions up to this one do not count
 * @param until nor later ones than this
 */
export function lastChanges(
  overrides: readonly Override[],
  { since, until }: { since: number; until: number },
): (slot: Slot) => number | undefined {
  const last = new Map<string, number>();
  const note = (slot: Slot, version: number | null): void => {
    if (version === null || version <= since || version > until) return;
    const name = slotName(slot);
    last.set(name, Math.max(last.get(name) ?? 0, version));
  };
  for (const { entity, rowId, field, fromVersion, untilVersion } of overrides) {
    const slot = { entity, rowId, field };
    note(slot, fromVersion);
    note(slot, untilVersion);
  }
  return (slot) => last.get(slotName(slot));
}
