import type { GameMap } from '../catalog/map.contract.ts';
import { tileText } from '../refs/tile.rules.ts';
import type { MapLayer } from './map.params.ts';
import type { MarkKind } from './map-mark.rules.ts';

export const MAP_KIND_NAMES: Record<GameMap['kind'], string> = {
  town: '성과 마을',
  field: '필드와 길',
  dungeon: '던전',
  building: '시설',
};

export const MARK_NAMES: Record<MarkKind, string> = {
  exit: '나가는 곳',
  hunt: '사냥터 · 입장 레벨',
  temple: '신전·길',
  shop: '가게·집',
  person: 'NPC',
};

export const LAYER_NAMES: Record<MapLayer, string> = { ...MARK_NAMES, monster: '몬스터' };

export const MARK_LABELS: Record<MarkKind, string> = { ...MARK_NAMES, hunt: '사냥터' };

export const NO_ROUTE = '알려진 출입구로는 이어지지 않는 곳입니다.';

/** `레벨 30부터`; `누구나` without a requirement. */
export function portLevelText(minLevel: number | null): string {
  return minLevel === null || minLevel <= 1 ? '누구나' : `레벨 ${minLevel}부터`;
}

export function mapSizeText(size: { x: number; y: number; isWhole: boolean } | null): string {
  if (size === null) return '';
  return size.isWhole ? `가로 ${size.x}칸, 세로 ${size.y}칸` : `${tileText(size.x, size.y)}까지 확인`;
}
