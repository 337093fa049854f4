import type { MAP_KINDS } from '../catalog/map.contract.ts';
import { MAP_KIND_NAMES } from '../maps/map.labels.ts';
import {
  choice,
  FACT,
  field,
  IMAGE_URL,
  keyField,
  LEVEL,
  LONG_TEXT,
  MAP,
  NAME,
  number,
  requiredField,
  SIZE,
  TILE,
  text,
} from './define-field.ts';
import type { EntityDefinition } from './entity.contract.ts';

const KIND_CHOICES = (Object.keys(MAP_KIND_NAMES) as (typeof MAP_KINDS)[number][]).map((value) => ({
  value,
  label: MAP_KIND_NAMES[value],
}));

const TILE_FIELDS = [
  requiredField('x', 'x 좌표', TILE, { isColumn: true }),
  requiredField('y', 'y 좌표', TILE, { isColumn: true }),
] as const;

/** Files of maps may list people, who are rows of `people`. */
export const MAP_ENTITY: EntityDefinition = {
  entity: 'maps',
  label: '지도',
  title: ['name'],
  fields: [
    ...FACT,
    keyField('code', '코드', text('mapCode')),
    NAME,
    requiredField('kind', '종류', choice(KIND_CHOICES), { isColumn: true }),
    IMAGE_URL,
    field('originalSizeX', '가로 크기', SIZE, { isColumn: true }),
    field('originalSizeY', '세로 크기', SIZE, { isColumn: true }),
    field('extentX', '확인한 가로 크기', SIZE, { isHidden: true }),
    field('extentY', '확인한 세로 크기', SIZE, { isHidden: true }),
    field('description', '설명', LONG_TEXT),
  ],
};

export const PERSON_ENTITY: EntityDefinition = {
  entity: 'people',
  label: 'NPC',
  title: ['name', 'map'],
  fields: [
    ...FACT,
    keyField('map', '지도', MAP),
    NAME,
    keyField('which', '같은 이름 중 순서', number('plain', { min: 1 }), { initial: 1, isColumn: false }),
    ...TILE_FIELDS,
  ],
};

export const PORT_ENTITY: EntityDefinition = {
  entity: 'ports',
  label: '출입구',
  title: ['sourceMap', 'destinationMap'],
  fields: [
    ...FACT,
    keyField('sourceMap', '출발 지도', MAP),
    keyField('x', '출발 x 좌표', TILE),
    keyField('y', '출발 y 좌표', TILE),
    keyField('destinationMap', '도착 지도', MAP),
    requiredField('destX', '도착 x 좌표', TILE, { isColumn: true }),
    requiredField('destY', '도착 y 좌표', TILE, { isColumn: true }),
    field('minLevel', '입장 레벨', LEVEL, { isColumn: true }),
  ],
};

const SCREEN = number('plain', { max: 10_000 });

export const WORLD_POINT_ENTITY: EntityDefinition = {
  entity: 'world-points',
  label: '세계전도',
  title: ['name'],
  fields: [
    ...FACT,
    keyField('world', '세계전도', text()),
    keyField('group', '오갈 수 있는 묶음', number('plain', { max: 99 })),
    NAME,
    requiredField('screenX', '그림 위 x 좌표', SCREEN, { isHidden: true }),
    requiredField('screenY', '그림 위 y 좌표', SCREEN, { isHidden: true }),
    field('map', '지도', MAP, { isColumn: true }),
    requiredField('mapName', '지도 이름', text()),
    ...TILE_FIELDS,
  ],
};
