import type { ForbiddenWord, WordKind } from './word.contract.ts';

/** What a player is told whose text a rule refuses. */
export const REFUSALS: Readonly<Record<WordKind, string>> = {
  CASH_TRADE: '현금 거래를 꾀하는 말은 쓸 수 없습니다',
  AD: '광고나 바깥으로 이끄는 말은 쓸 수 없습니다',
  ABUSE: '욕설은 쓸 수 없습니다',
};

/** The piece is named, so that whoever meant nothing by it knows what to write otherwise. */
export function refusalOf({ rule, word }: ForbiddenWord): string {
  return `${REFUSALS[rule.kind]}: ‘${word.replaceAll(/\s+/g, ' ')}’`;
}
