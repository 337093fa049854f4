import type { Confidence } from './fact.contract.ts';

export const CONFIDENCE_LABELS: Record<Confidence, string> = {
  high: '확실',
  'medium-high': '거의 확실',
  medium: '보통',
  'low-medium': '조금 불확실',
  low: '불확실',
};
