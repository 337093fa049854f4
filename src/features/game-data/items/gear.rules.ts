import { MAX_GEAR_ITEMS } from '#shared/gear-limit.ts';

/** Item types that can be worn: 무기, 갑옷, 방패, 투구, 손, 보조. */
const WORN_TYPES: readonly number[] = [0, 1, 2, 3, 4, 5];

export function isWorn(type: number): boolean {
  return WORN_TYPES.includes(type);
}

export type GearEdit = (items: readonly number[]) => readonly number[] | 'full';

/** Edits return the list itself where nothing changes. */
export function withItem(id: number): GearEdit {
  return (items) => {
    if (items.includes(id)) return items;
    return items.length >= MAX_GEAR_ITEMS ? 'full' : [id, ...items];
  };
}

export function withoutItem(id: number): GearEdit {
  return (items) => (items.includes(id) ? items.filter((other) => other !== id) : items);
}
