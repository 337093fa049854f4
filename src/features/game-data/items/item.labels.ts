/** By `Item.type`, 0 to 11. */
export const ITEM_TYPES = [
  '무기',
  '갑옷',
  '방패',
  '투구',
  '손',
  '보조',
  '음식·술',
  '일반',
  '사용',
  '화폐',
  '재료',
  '특수',
] as const;

export function itemTypeName(type: number): string {
  return ITEM_TYPES[type] ?? '알 수 없음';
}

/** The finer word where there is one: `반지`, else `손`. */
export function itemKindName(item: { type: number; subType: string | null }): string {
  return item.subType ?? itemTypeName(item.type);
}

export const GENDER_NAMES: Readonly<Record<number, string>> = { 1: '남', 2: '여' };

/** What became of it in the original game when its bearer died. */
export const ON_DEAD_LABELS: Readonly<Record<number, string>> = {
  0: '떨어뜨리지 않음',
  1: '떨어뜨림',
  2: '사라짐',
};
