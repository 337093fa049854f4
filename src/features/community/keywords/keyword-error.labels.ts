import { MAX_KEYWORDS, MIN_KEYWORD_LENGTH } from './keyword.contract.ts';

/** Reasons for which a request is refused. */
export const keywordErrors = {
  gone: '키워드를 찾을 수 없습니다.',
  tooMany: `키워드는 ${MAX_KEYWORDS}개까지 둘 수 있습니다.`,
  tooShort: `글자나 숫자가 ${MIN_KEYWORD_LENGTH}자 이상 있어야 합니다.`,
  unknownServer: '없는 서버입니다.',
} as const;
