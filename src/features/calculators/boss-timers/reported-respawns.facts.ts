export interface ReportedRespawn {
  name: string;
  words: string;
  /** The earliest. */
  minutes: number;
  /** Null: one time, not a range. */
  latest: number | null;
  source: string;
}

/** Reports from the live game only; times of the reproduction server differ. */
export const REPORTED_RESPAWNS: readonly ReportedRespawn[] = [
  { name: '인형술사', words: '6~8시간', minutes: 360, latest: 480, source: 'zum-scam' },
  { name: '수렴귀', words: '약 3시간', minutes: 180, latest: null, source: 'zum-jade' },
];
