import { AMOUNT, FACT, field, flagField, IS_ACTIVE, ITEM, keyField, MAP, requiredField, text } from './define-field.ts';
import type { EntityDefinition } from './entity.contract.ts';

export const SOURCE_ENTITY: EntityDefinition = {
  entity: 'sources',
  label: '출처',
  title: ['title'],
  fields: [
    keyField('id', '코드', text('sourceId')),
    field('lineage', '출처의 갈래', text('sourceId'), { isColumn: true }),
    requiredField('title', '제목', text(), { isColumn: true }),
    field('url', '주소', text('url'), { isHidden: true, level: 1, isColumn: true }),
  ],
};

export const SELL_MAP_ENTITY: EntityDefinition = {
  entity: 'item-sell-maps',
  label: '파는 곳',
  title: ['item', 'map'],
  fields: [
    ...FACT,
    keyField('item', '아이템', ITEM),
    keyField('map', '지도', MAP),
    keyField('npcName', '파는 NPC', text(), { initial: null }),
    field('price', '가격', AMOUNT, { isColumn: true }),
    flagField('isActive', '사용', IS_ACTIVE),
  ],
};

export const ABBREVIATION_ENTITY: EntityDefinition = {
  entity: 'abbreviations',
  label: '줄임말',
  title: ['short'],
  fields: [...FACT, keyField('short', '줄임말', text('abbreviation', 20)), keyField('name', '본래 이름', text())],
};
