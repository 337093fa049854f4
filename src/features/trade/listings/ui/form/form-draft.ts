import { inTab, json } from '#platform/client/device-storage.ts';
import type { DraftState, StoredDraft } from '#platform/client/use-draft.ts';
import { parseFields, type TradeFields } from './trade-form.rules.ts';

export function tradeDraft(itemId: number): StoredDraft<TradeFields> {
  const { parse, format } = json(parseStored);
  return inTab<DraftState<TradeFields> | null>(`trade-draft:${itemId}`, {
    parse(text) {
      const stored = parse(text);
      return stored && { values: stored.fields, key: stored.key };
    },
    format: (draft) => format(draft && { fields: draft.values, key: draft.key }),
  });
}

function parseStored(value: unknown): { fields: TradeFields; key: string | null } | null {
  if (typeof value !== 'object' || value === null || !('fields' in value)) return null;
  const fields = parseFields(value.fields);
  return fields && { fields, key: 'key' in value && typeof value.key === 'string' ? value.key : null };
}
