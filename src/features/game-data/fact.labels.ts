import type { Confidence } from './fact.contract.ts';

export interface ConfidenceView {
  /** Bars shown. */
  level: 1 | 2 | 3;
  word: string;
}

const HIGH: ConfidenceView = { level: 3, word: '높음' };
const LOW: ConfidenceView = { level: 1, word: '낮음' };

/** In the words and bars of quotes. */
export const CONFIDENCE_VIEWS: Record<Confidence, ConfidenceView> = {
  high: HIGH,
  'medium-high': HIGH,
  medium: { level: 2, word: '보통' },
  'low-medium': LOW,
  low: LOW,
};
