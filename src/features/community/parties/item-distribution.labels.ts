import { ITEM_DISTRIBUTION } from './party-codes.ts';

export const ITEM_DISTRIBUTION_MEANINGS: Readonly<Record<number, string>> = {
  [ITEM_DISTRIBUTION.free]: '줍는 사람이 가짐',
  [ITEM_DISTRIBUTION.turns]: '정한 순서대로',
  [ITEM_DISTRIBUTION.dice]: '주사위를 던져서',
  [ITEM_DISTRIBUTION.split]: '팔아서 사람 수대로',
  [ITEM_DISTRIBUTION.needed]: '쓰는 직업이 먼저',
  [ITEM_DISTRIBUTION.agreed]: '그때그때 정함',
};
