import type { Confidence } from '#features/game-data/fact.contract.ts';

export type RespawnKind = 'press' | 'guild-tool';

export interface ReportedRespawn {
  name: string;
  words: string;
  /** Earliest respawn. */
  minutes: number;
  /** Latest respawn of a range; null: a single time. */
  latest: number | null;
  kind: RespawnKind;
  source: string;
  confidence: Confidence;
}

/**
 * Reports from the live game only, because times of the reproduction server differ. Where guild tools disagree, it is a
 * range.
 */
export const REPORTED_RESPAWNS: readonly ReportedRespawn[] = [
  {
    name: '인형술사',
    words: '6~8시간',
    minutes: 360,
    latest: 480,
    kind: 'press',
    source: 'zum-scam',
    confidence: 'medium',
  },
  {
    name: '수렴귀',
    words: '약 3시간',
    minutes: 180,
    latest: null,
    kind: 'press',
    source: 'zum-jade',
    confidence: 'medium',
  },
  {
    name: '수룡',
    words: '35분',
    minutes: 35,
    latest: null,
    kind: 'guild-tool',
    source: 'guild-tools',
    confidence: 'medium',
  },
  {
    name: '화룡',
    words: '37~45분',
    minutes: 37,
    latest: 45,
    kind: 'guild-tool',
    source: 'guild-tools',
    confidence: 'low-medium',
  },
];
