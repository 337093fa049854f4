import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { parseShout } from '../../../shouts/shout.contract.ts';
import type { UnderstoodShout } from './shout-fields.rules.ts';
import { type ShoutTag, shoutVerdict, tagsOfShout } from './shout-tags.rules.ts';

export interface ReadShout {
  shout: UnderstoodShout;
  tags: readonly ShoutTag[];
  verdict: ReturnType<typeof shoutVerdict>;
}

/**
 * Returns a message instead when the shout cannot be read.
 * @param itemId undefined: no item is chosen yet
 */
export async function readShout(
  text: string,
  itemId: number | undefined,
  signal: AbortSignal,
): Promise<ReadShout | string> {
  try {
    const shout = await call(parseShout, { body: { text }, signal });
    return { shout, tags: tagsOfShout(shout), verdict: shoutVerdict(shout, itemId) };
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}
