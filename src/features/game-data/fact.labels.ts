import type { Confidence } from './fact.contract.ts';

export interface ConfidenceView {
  /** Bars shown. */
  level: 1 | 2 | 3;
  word: string;
}

export const CONFIDENCE_LABELS: Record<Confidence, string> = {
  high: '확실',
  'medium-high': '거의 확실',
  medium: '보통',
  'low-medium': '조금 불확실',
  low: '불확실',
};

export const CONFIDENCE_BARS: Record<Confidence, 1 | 2 | 3> = {
  high: 3,
  'medium-high': 3,
  medium: 2,
  'low-medium': 1,
  low: 1,
};
