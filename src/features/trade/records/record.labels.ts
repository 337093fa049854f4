import { formatDigits } from '#shared/korean/amount.ts';
import type { DealRecord } from './record.contract.ts';

/** `12건 (상대 확인 3건)`: the trades that the player completed, and how many of them the counterpart has confirmed. */
export function dealsText({ completed, confirmed }: DealRecord): string {
  return `${formatDigits(completed)}건 (상대 확인 ${formatDigits(confirmed)}건)`;
}
