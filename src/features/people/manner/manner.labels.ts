import type { MannerTag } from './manner-codes.ts';

export const MANNER_NAMES: Readonly<Record<MannerTag, string>> = {
  1: '약속을 지켜요',
  2: '답이 빨라요',
  3: '설명과 같아요',
};
