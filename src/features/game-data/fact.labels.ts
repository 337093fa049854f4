import type { Confidence } from './fact.contract.ts';

/** The words players see for how sure a fact is. */
export const CONFIDENCE_LABELS: Record<Confidence, string> = {
  high: '확실',
  'medium-high': '거의 확실',
  medium: '보통',
  'low-medium': '조금 불확실',
  low: '불확실',
};

/** One sentence each, for the tooltip beside the word. */
export const CONFIDENCE_DESCRIPTIONS: Record<Confidence, string> = {
  high: '여러 출처가 같거나 클래식에서 확인된 값입니다.',
  'medium-high': '두 곳 이상의 출처가 맞지만 클래식에서 모두 확인되지는 않았습니다.',
  medium: '한 출처에서 읽은 값입니다. 클래식과 다를 수 있습니다.',
  'low-medium': '추정이 섞인 값입니다.',
  low: '추정에 가까운 값입니다.',
};

export const UNKNOWN_LABEL = '알 수 없음';
