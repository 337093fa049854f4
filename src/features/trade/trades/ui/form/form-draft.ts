import { type Draft, draftOf } from '#platform/client/draft.ts';
import { parseFields, type TradeFields } from './trade-form.rules.ts';

/** A form on its way: what is typed, and the key that this very content was last sent under. */
export interface TradeDraft {
  fields: TradeFields;
  /** Null once anything has changed since. */
  key: string | null;
}

/** One for each item: going to another one and back loses nothing. */
export function tradeDraft(itemId: number): Draft<TradeDraft> {
  return draftOf(`trade-draft:${itemId}`, parseDraft);
}

export function parseDraft(value: unknown): TradeDraft | null {
  if (typeof value !== 'object' || value === null || !('fields' in value)) return null;
  const fields = parseFields(value.fields);
  return fields && { fields, key: 'key' in value && typeof value.key === 'string' ? value.key : null };
}

/** Said once on the page of the trade that was just listed from this tab. */
export const justListed: Draft<number> = draftOf('trade-listed', (value) => (typeof value === 'number' ? value : null));
