import { formatDigits } from '#shared/korean/amount.ts';
import type { DealRecord } from './record.contract.ts';

/** `상대 확인 0 · 스스로 완료 12` */
export function dealsText({ completed, confirmed }: DealRecord): string {
  return `상대 확인 ${formatDigits(confirmed)} · 스스로 완료 ${formatDigits(completed - confirmed)}`;
}
