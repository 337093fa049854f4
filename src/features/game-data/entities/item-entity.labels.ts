import { genderName, ITEM_TYPES } from '../catalog/item.labels.ts';
import { DETAIL_LINES, itemFieldLabel, ON_DEAD_LABELS, STAT_LINES } from '../catalog/item-stat.labels.ts';
import {
  AMOUNT,
  choice,
  FACT,
  field,
  flagField,
  GRADES,
  IS_ACTIVE,
  JSON_LIST,
  jobs,
  keyField,
  LEVEL,
  LONG_TEXT,
  listField,
  NAME,
  number,
  numbered,
  requiredField,
  STAT,
  text,
} from './define-field.ts';
import type { EntityDefinition, EntityField, FieldType } from './entity.contract.ts';

const LINE_LABELS = new Map([...STAT_LINES, ...DETAIL_LINES].map((line) => [line.field, line.label]));

/** A field that the item's page shows, called as there. */
function stat(name: string, type: FieldType, isColumn = false): EntityField {
  return field(name, LINE_LABELS.get(name) ?? itemFieldLabel(name), type, { isColumn });
}

/** `소형 파괴력 최소` */
function damage(name: string, end: '최소' | '최대'): EntityField {
  return field(name, `${itemFieldLabel(name)} ${end}`, COUNT);
}

const COUNT = number('digits');
const SIGNED = number('digits', { min: -2_000_000_000 });
const PERCENT = number('plusPercent', { min: -2_000_000_000, unit: '%' });

const CONDITIONS: readonly EntityField[] = [
  stat('reqmight', COUNT),
  stat('reqwill', COUNT),
  stat('reqgrace', COUNT),
  stat('reqgender', choice(numbered(1, 2, genderName))),
  stat('reqlevel', LEVEL, true),
  stat('reqjob', choice(jobs(0)), true),
  stat('reqgrade', choice(GRADES)),
];

const DEALINGS: readonly EntityField[] = [
  stat('ondead', choice(numbered(0, 2, (value) => ON_DEAD_LABELS[value] ?? ''))),
  stat('trade', choice(numbered(0, 1, (value) => (value === 1 ? '가능' : '불가'))), true),
  stat('repair', number('possible')),
  stat('repairprice', AMOUNT),
  stat('storageprice', AMOUNT),
  stat('namingprice', AMOUNT),
];

const ABILITIES: readonly EntityField[] = [
  damage('smin', '최소'),
  damage('smax', '최대'),
  damage('lmin', '최소'),
  damage('lmax', '최대'),
  stat('ac', SIGNED, true),
  stat('MHP', STAT),
  stat('MHPP', PERCENT),
  stat('MMP', STAT),
  stat('MMPP', PERCENT),
  stat('hit', STAT, true),
  stat('dam', STAT, true),
  stat('M', STAT),
  stat('W', STAT),
  stat('G', STAT),
  stat('hr', STAT),
  stat('md', SIGNED),
  stat('swingsound', number('plain')),
  stat('hiddenStatus', LONG_TEXT),
];

export const ITEM_ENTITY: EntityDefinition = {
  entity: 'items',
  label: '아이템',
  title: ['name'],
  fields: [
    ...FACT,
    keyField('code', '코드', number('plain'), { isColumn: false }),
    NAME,
    requiredField('type', '종류', choice(ITEM_TYPES.map((label, value) => ({ value, label }))), { isColumn: true }),
    field('subType', '세부 종류', text()),
    field('iconId', '아이콘 번호', text(), { isHidden: true }),
    field('iconUrl', '아이콘 주소', text(), { isHidden: true }),
    field('avatarId', '착용 그림 번호', text(), { isHidden: true }),
    stat('dye', number('plain', { min: -2_000_000_000 })),
    stat('maxquan', COUNT),
    stat('maxdura', number('count')),
    stat('price', AMOUNT, true),
    ...CONDITIONS,
    ...DEALINGS,
    field('desc', '설명', LONG_TEXT),
    ...ABILITIES,
    flagField('isActive', '사용', IS_ACTIVE),
    stat('npcBuyPrice', AMOUNT),
    stat('npcSellPrice', AMOUNT),
    stat('usedForAdvancement', text()),
    listField('fieldNotes', '항목의 출처', JSON_LIST),
    listField('disagreements', '출처마다 다른 값', JSON_LIST),
  ],
};
