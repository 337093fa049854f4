import type { ForbiddenWord, WordKind } from './word.contract.ts';

export const REFUSALS: Readonly<Record<WordKind, string>> = {
  CASH_TRADE: '현금 거래를 꾀하는 말은 쓸 수 없습니다',
  AD: '광고나 바깥으로 이끄는 말은 쓸 수 없습니다',
  ABUSE: '욕설은 쓸 수 없습니다',
};

/** Contains the matched text, so that players who meant no harm can reword it. */
export function refusalOf({ rule, word }: ForbiddenWord): string {
  return `${REFUSALS[rule.kind]}: ‘${word.replaceAll(/\s+/g, ' ')}’`;
}
