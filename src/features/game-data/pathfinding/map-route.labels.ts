import { formatDigits } from '#shared/korean/amount.ts';
import { particle } from '#shared/korean/particle.ts';
import { NO_ROUTE } from '../maps/map.labels.ts';
import type { MapRoute } from './map-route.contract.ts';
import type { FindSpot } from './place.contract.ts';
import type { PlaceQuery } from './place.rules.ts';

const MAX_NAMED = 3;

const KIND_LABELS: Record<PlaceQuery['kind'], string> = {
  map: '지도',
  npc: 'NPC',
  dungeon: '사냥터',
  item: '아이템',
  sells: '아이템',
  drops: '아이템',
};

const NOWHERE: Record<PlaceQuery['kind'], string> = {
  map: '이 지도의 위치는 알려지지 않았습니다.',
  npc: '이 NPC의 위치는 알려지지 않았습니다.',
  dungeon: '이 사냥터의 지도는 알려지지 않았습니다.',
  item: '이 아이템을 파는 곳도 나오는 곳도 알려지지 않았습니다.',
  sells: '이 아이템을 파는 곳은 알려지지 않았습니다.',
  drops: '이 아이템이 나오는 곳은 알려지지 않았습니다.',
};

/** @param isKnown whether the thing exists and only its location is not known */
export function unknownPlaceText(kind: PlaceQuery['kind'], isKnown: boolean): string {
  return isKnown ? NOWHERE[kind] : `없는 ${KIND_LABELS[kind]}입니다.`;
}

export function noRouteText(minLevel: number | null): string {
  return minLevel === null ? NO_ROUTE : `이 레벨로는 갈 수 없습니다. 레벨 ${minLevel}부터 길이 열립니다.`;
}

export function mapRouteTitle(steps: number, isSamePlace: boolean): string {
  if (steps > 0) return `맵 이동 ${steps}번`;
  return isSamePlace ? '이미 그곳입니다' : '같은 지도에 있습니다';
}

/** `404칸`; also names the number of unknown legs. */
export function walkText({ tiles, unknownLegs }: { tiles: number; unknownLegs: number }): string {
  if (tiles === 0 && unknownLegs > 0) return '걸음 수 모름';
  const known = `${formatDigits(tiles)}칸`;
  return unknownLegs === 0 ? known : `${known} + 모르는 구간 ${unknownLegs}곳`;
}

export function unknownLegTexts(route: Pick<MapRoute, 'from' | 'steps' | 'unknownLegs'>): string[] {
  const texts: string[] = [];
  const isWalkedFromNowhere = route.from.x === null && route.unknownLegs > 0 && route.steps[0]?.worldPoint === null;
  if (isWalkedFromNowhere) texts.push('걸음 수는 출발 위치에 따라 다릅니다.');
  if (route.steps.some(({ worldPoint }) => worldPoint !== null)) {
    texts.push('세계전도를 여는 위치는 알려지지 않았습니다.');
  }
  return texts;
}

export function spotText({ how, who }: FindSpot): string {
  const deed = how === 'sells' ? '팝니다' : '드롭합니다';
  const names = who.slice(0, MAX_NAMED).join(', ');
  const rest = who.length > MAX_NAMED ? ` 외 ${who.length - MAX_NAMED}마리` : '';
  const last = who[Math.min(who.length, MAX_NAMED) - 1];
  if (last === undefined) return how === 'sells' ? '여기서 팝니다' : '여기서 나옵니다';
  return `${names}${rest}${particle(rest || last, '이/가')} ${deed}`;
}
