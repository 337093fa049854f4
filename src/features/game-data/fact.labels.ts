import type { Confidence } from './fact.contract.ts';

export interface ConfidenceView {
  /** Number of filled bars. */
  level: 1 | 2 | 3;
  word: string;
}

const HIGH: ConfidenceView = { level: 3, word: '높음' };
const LOW: ConfidenceView = { level: 1, word: '낮음' };

/** Uses the same words and bars as quotes do. */
export const CONFIDENCE_VIEWS: Record<Confidence, ConfidenceView> = {
  high: HIGH,
  'medium-high': HIGH,
  medium: { level: 2, word: '보통' },
  'low-medium': LOW,
  low: LOW,
};

/** Returns the name of a source without its subject and location: `재현 서버의 아이템 표`. */
export function shortTitle(title: string): string {
  const [name = title, about] = title.split(': ', 2);
  return about === undefined ? title.replace(/ \([^()]*\)$/, '') : name;
}

/** `민첩: 신뢰도 낮음, 게임 안 아이템 설명` */
export function fieldNoteText(labels: readonly string[], confidence: Confidence, sources: readonly string[]): string {
  return `${labels.join(', ')}: 신뢰도 ${CONFIDENCE_VIEWS[confidence].word}, ${sources.join(', ')}`;
}
