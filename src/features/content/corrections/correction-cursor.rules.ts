import type { CorrectionPlace } from './correction.contract.ts';

export function correctionCursor({ count, id }: CorrectionPlace): string {
  return `c${count}-${id}`;
}
