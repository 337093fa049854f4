import type { GameMap } from '../catalog/map.contract.ts';

export const MARK_KINDS = ['exit', 'hunt', 'temple', 'shop', 'person'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

const TEMPLE = /신전|성황|왕궁|황궁|영혼사|칠성당|(?:전사|도적|술사|도사)의길/;
const HUNTING_FIELD = /사냥|무한|미궁시작|굴\d*$|던전/;
const HOUSE_FIELD = /네$|방$|주막|매표소|식장$|장터/;

interface PortInfo {
  x: number;
  y: number;
}

export function isOnRim(port: PortInfo, map: Pick<GameMap, 'extentX' | 'extentY'>): boolean {
  const { extentX, extentY } = map;
  return (
    port.x <= 0 || port.y <= 0 || (extentX !== null && port.x >= extentX) || (extentY !== null && port.y >= extentY)
  );
}

export interface PortPlace {
  from: Pick<GameMap, 'kind' | 'extentX' | 'extentY'>;
  to: Pick<GameMap, 'kind' | 'name'>;
  entersDungeon: boolean;
}

/** Players leave a town at its rim; elsewhere the kind of a port is that of the map behind it. */
export function portKind(port: PortInfo, { from, to, entersDungeon }: PortPlace): MarkKind {
  if (TEMPLE.test(to.name)) return 'temple';
  if (from.kind === 'town' && isOnRim(port, from)) return 'exit';
  if (entersDungeon || (to.kind === 'field' && HUNTING_FIELD.test(to.name) && from.kind !== 'dungeon')) return 'hunt';
  return to.kind === 'building' || (to.kind === 'field' && HOUSE_FIELD.test(to.name)) ? 'shop' : 'exit';
}
