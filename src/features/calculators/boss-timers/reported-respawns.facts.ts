/** How long a boss takes to come back, as somebody told of it. */
export interface ReportedRespawn {
  name: string;
  /** As it was told; spans stay spans. */
  words: string;
  /** The shortest that was told, in minutes. */
  minutes: number;
  /** Id of the source among the facts. */
  source: string;
}

/** Of the live game only these are told; the times of the reproduction server differ from it and are left out. */
export const REPORTED_RESPAWNS: readonly ReportedRespawn[] = [
  { name: '인형술사', words: '6~8시간', minutes: 360, source: 'zum-scam' },
  { name: '수렴귀', words: '약 3시간', minutes: 180, source: 'zum-jade' },
];
