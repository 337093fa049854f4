import { NOT_OPENED } from '../dungeons/dungeon.labels.ts';
import {
  EXPERIENCE,
  FACT,
  field,
  flag,
  flagField,
  IMAGE_URL,
  innerField,
  JSON_LIST,
  keyField,
  LEVEL,
  LONG_TEXT,
  listField,
  MAP,
  NAME,
  number,
  ORDER,
  PROVENANCE,
  reference,
  references,
  requiredField,
  rows,
  TILE,
  text,
} from './define-field.ts';
import type { EntityDefinition } from './entity.contract.ts';

const OPENED = flagField('opened', '열림', flag('열림', NOT_OPENED), { level: 2, isColumn: true });
const REGION_ID = number('plain', { min: 1, max: 13 });
const DUNGEON = reference('dungeons', 'name');
const DAMAGE = number('digits');

export const REGION_ENTITY: EntityDefinition = {
  entity: 'regions',
  label: '지역',
  title: ['name'],
  fields: [keyField('id', '번호', REGION_ID), ...PROVENANCE, NAME, OPENED, listField('notes', '참고', JSON_LIST)],
};

const ENTRANCES = rows(
  0,
  innerField('fromMap', '지도', MAP, null),
  innerField('fromMapName', '지도 이름', text()),
  innerField('x', 'x 좌표', TILE, null),
  innerField('y', 'y 좌표', TILE, null),
  innerField('minLevel', '입장 레벨', number('level', { max: 999 }), null),
);

export const DUNGEON_ENTITY: EntityDefinition = {
  entity: 'dungeons',
  label: '사냥터',
  title: ['name'],
  fields: [
    ...FACT,
    requiredField('region', '지역', reference('regions', 'id'), { isColumn: true }),
    NAME,
    field('reqLvMin', '권장 레벨 최소', LEVEL, { isColumn: true }),
    field('reqLvMax', '권장 레벨 최대', LEVEL, { isColumn: true }),
    field('levelNote', '레벨 자료', LONG_TEXT),
    field('entryMinLevel', '입장 레벨', LEVEL, { isColumn: true }),
    requiredField('location', '위치', text(), { isColumn: true }),
    field('description', '설명', LONG_TEXT),
    IMAGE_URL,
    requiredField('sortOrder', '순서', ORDER, { isHidden: true }),
    field('floors', '층', number('digits', { unit: '층' })),
    listField('maps', '지도', references('maps', 'code')),
    listField('entrances', '입구', ENTRANCES),
    OPENED,
    field('partOf', '구간이 속한 사냥터', DUNGEON, { isHidden: true }),
    listField('monsters', '구간의 몬스터', references('monsters', 'name')),
  ],
};

export const MONSTER_ENTITY: EntityDefinition = {
  entity: 'monsters',
  label: '몬스터',
  title: ['name'],
  fields: [
    ...FACT,
    keyField('dungeon', '사냥터', DUNGEON),
    NAME,
    requiredField('sortOrderInDungeon', '순서', ORDER, { isHidden: true }),
    field('description', '설명', LONG_TEXT),
    IMAGE_URL,
    field('exp', '경험치', EXPERIENCE, { isColumn: true }),
    field('hp', '체력', EXPERIENCE, { isColumn: true }),
    field('ac', '무장', number('digits', { min: -2_000_000_000 }), { isColumn: true }),
    field('dmgMin', '파괴력 최소', DAMAGE, { isColumn: true }),
    field('dmgMax', '파괴력 최대', DAMAGE, { isColumn: true }),
  ],
};

export const DROP_ENTITY: EntityDefinition = {
  entity: 'drops',
  label: '드롭',
  title: ['monster', 'item'],
  fields: [
    ...FACT,
    keyField('dungeon', '사냥터', DUNGEON),
    keyField('monster', '몬스터', reference('monsters', 'name')),
    keyField('item', '아이템', reference('items', 'name', true)),
  ],
};
