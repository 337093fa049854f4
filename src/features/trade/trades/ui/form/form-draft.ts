import { inTab, json, type StoredValue } from '#platform/client/device-storage.ts';
import { parseFields, type TradeFields } from './trade-form.rules.ts';

/** A form on its way: what is typed, and the key that this very content was last sent under. */
export interface TradeDraft {
  fields: TradeFields;
  /** Null once anything has changed since. */
  key: string | null;
}

/** One for each item: going to another one and back loses nothing. */
export function tradeDraft(itemId: number): StoredValue<TradeDraft | null> {
  return inTab(`trade-draft:${itemId}`, json(parseDraft));
}

export function parseDraft(value: unknown): TradeDraft | null {
  if (typeof value !== 'object' || value === null || !('fields' in value)) return null;
  const fields = parseFields(value.fields);
  return fields && { fields, key: 'key' in value && typeof value.key === 'string' ? value.key : null };
}

/** Said once on the page of the trade that was just listed from this tab. */
export const justListed = inTab(
  'trade-listed',
  json((value) => (typeof value === 'number' ? value : null)),
);
