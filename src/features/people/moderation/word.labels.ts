import { formatDigits } from '#shared/korean/amount.ts';
import type { CorpusName, ForbiddenWord, WordKind } from './word.contract.ts';

export const MESSAGES: Readonly<Record<WordKind, string>> = {
  CASH_TRADE: '현금 거래를 유도하는 말은 쓸 수 없습니다',
  AD: '광고나 외부로 유도하는 말은 쓸 수 없습니다',
  GAMBLING: '도박을 권하는 말은 쓸 수 없습니다',
  ABUSE: '욕설은 쓸 수 없습니다',
};

const INSTEAD: Readonly<Record<WordKind, string>> = {
  CASH_TRADE: '가격은 게임 돈으로, 교환이면 아이템 이름으로 적어 주세요.',
  AD: '연락은 귓말로 받는다고 적어 주세요.',
  GAMBLING: '그 말을 빼고 아이템과 가격만 적어 주세요.',
  ABUSE: '그 말을 빼고 적어 주세요.',
};

/** Quotes the matched text, so that players who meant no harm can reword it, and suggests an alternative. */
export function formatForbiddenWord({ rule, word }: ForbiddenWord): string {
  return `${MESSAGES[rule.kind]}: ‘${word.replaceAll(/\s+/g, ' ')}’. ${INSTEAD[rule.kind]}`;
}

export const wordErrors = {
  hitsAll: '최근 글이 모두 걸립니다. 더 좁게 적어 주세요.',
} as const;

export const CORPUS_NAMES: Readonly<Record<CorpusName, string>> = {
  texts: '글',
  comments: '거래 메모',
  shouts: '외침',
};

/** Says why only an administrator may save the rule. */
export function formatTooMany(name: CorpusName, count: number, among: number): string {
  return `최근 ${CORPUS_NAMES[name]} ${formatDigits(among)}건 가운데 ${formatDigits(count)}건이 걸립니다. 2%가 넘게 걸리는 금지어는 관리자만 저장할 수 있습니다.`;
}
