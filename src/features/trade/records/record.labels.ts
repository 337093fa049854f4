import { formatDigits } from '#shared/korean/amount.ts';
import type { DealRecord } from './record.contract.ts';

/** `12건 (상대 확인 3건)`: what the player says is done, and what the other side has confirmed of it. */
export function dealsText({ completed, confirmed }: DealRecord): string {
  return `${formatDigits(completed)}건 (상대 확인 ${formatDigits(confirmed)}건)`;
}
