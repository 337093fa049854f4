import type { AskedPlace } from './place.rules.ts';

export const PLACE_FORMAT =
  '지도 번호이거나 npc:번호, dungeon:번호, item:번호, sells:번호, drops:번호 가운데 하나여야 합니다.';

const KIND_WORDS: Record<AskedPlace['kind'], string> = {
  map: '지도가',
  npc: '사람이',
  dungeon: '사냥터가',
  item: '아이템이',
  sells: '아이템이',
  drops: '아이템이',
};

const NOWHERE: Record<AskedPlace['kind'], string> = {
  map: '이 지도의 자리는 알려지지 않았습니다.',
  npc: '이 사람의 자리는 알려지지 않았습니다.',
  dungeon: '이 사냥터의 지도는 알려지지 않았습니다.',
  item: '이 아이템을 파는 곳도 나오는 곳도 알려지지 않았습니다.',
  sells: '이 아이템을 파는 곳은 알려지지 않았습니다.',
  drops: '이 아이템이 나오는 곳은 알려지지 않았습니다.',
};

/** @param isKnown there is such a thing, but not where */
export function unknownPlaceText(kind: AskedPlace['kind'], isKnown: boolean): string {
  return isKnown ? NOWHERE[kind] : `그런 ${KIND_WORDS[kind]} 없습니다.`;
}

/** @param minLevel the level at which there would be a way */
export function noWayText(minLevel: number | null): string {
  return minLevel === null
    ? '알려진 문으로는 이어지지 않는 곳입니다.'
    : `이 레벨로는 갈 수 없습니다. 레벨 ${minLevel}부터 길이 열립니다.`;
}
