import type { RatingTag } from './player-rating.limits.ts';

export const RATING_NAMES: Readonly<Record<RatingTag, string>> = {
  1: '약속을 지켜요',
  2: '답이 빨라요',
  3: '설명과 같아요',
};
