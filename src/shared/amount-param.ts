import { readAmount } from './korean/read-amount.ts';
import { asText, type Param } from './page-params.ts';

/**
 * A price as players write it, in 전: `10만`. It is in a file of its own because most pages need no code that reads
 * amounts.
 */
export function amountParam(max: number): Param<number | undefined> {
  return {
    read: (text) => (text === undefined ? undefined : (readAmount(text, max) ?? undefined)),
    write: asText,
    isTyped: true,
  };
}
