import { jobName } from '#shared/jobs.ts';
import { genderName, numberRange, requiredGradeName, signedNumber } from '../catalog/item.labels.ts';
import type { ItemCells, ItemColumn, ItemRowFacts, ItemSort } from './item.rules.ts';
import { STAT_COLUMNS } from './stat-columns.rules.ts';

const COLUMN_LABELS: Record<ItemColumn, string> = {
  kind: '종류',
  level: '레벨',
  quote: '시세',
  might: '힘',
  will: '지력',
  grace: '민첩',
  job: '직업',
  grade: '승급',
  gender: '성별',
  small: '소형',
  large: '대형',
  ac: '무장',
  md: '마법 방어',
  MHP: '체력',
  MHPP: '체력 %',
  MMP: '마력',
  MMPP: '마력 %',
  hit: '명중',
  dam: '타격',
  M: '힘+',
  W: '지력+',
  G: '민첩+',
  hr: '재생력',
  durability: '내구',
  stack: '묶음',
  price: '상점가',
  uses: '쓰이는 곳',
  from: '얻는 곳',
};

export function itemColumnLabel(column: ItemColumn | 'name'): string {
  return column === 'name' ? '이름' : COLUMN_LABELS[column];
}

export function isTextColumn(column: ItemColumn): boolean {
  return column === 'kind' || column === 'job' || column === 'grade' || column === 'gender' || column === 'from';
}

export function isRangeColumn(column: ItemColumn): boolean {
  return column === 'small' || column === 'large';
}

export function itemSortLabel({ column, isDescending }: ItemSort): string {
  const label = itemColumnLabel(column);
  if (column === 'name' || isTextColumn(column)) return isDescending ? `${label} 역순` : `${label}순`;
  return isDescending ? `${label} 높은 순` : `${label} 낮은 순`;
}

export function isBroadColumn(column: ItemColumn): boolean {
  return column === 'durability' || column === 'price' || column === 'quote';
}

export function itemCellText(column: ItemColumn, cells: ItemCells): string {
  const cell = cells[column];
  if (cell === undefined) return '–';
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'object') return numberRange(cell[0], cell[1]);
  if (column === 'job') return jobName(cell);
  if (column === 'gender') return genderName(cell);
  if (column === 'grade') return requiredGradeName(typeof cells.job === 'number' ? cells.job : null, cell);
  return signedNumber(cell);
}

/** Columns whose values are understood without a label. */
const PLAIN_ON_PHONES: readonly ItemColumn[] = ['kind', 'job', 'grade', 'gender', 'from'];

function phoneText(column: ItemColumn, text: string): string {
  if (PLAIN_ON_PHONES.includes(column)) return text;
  return `${column === 'md' ? '마방' : COLUMN_LABELS[column]} ${text}`;
}

/** @param shown the column that the row shows in any case */
export function itemCellsInBrief({ cells, doubts = {} }: Pick<ItemRowFacts, 'cells' | 'doubts'>, shown: ItemColumn) {
  const columns: readonly ItemColumn[] = ['level', 'kind', 'job', 'grade', 'gender', ...STAT_COLUMNS, 'from'];
  return columns
    .filter((column) => (doubts[column] ?? cells[column]) !== undefined && column !== shown)
    .slice(0, 3)
    .map((column) => {
      const doubt = doubts[column];
      return phoneText(column, doubt ? `${doubt.values.join('/')}?` : itemCellText(column, cells));
    })
    .join(' · ');
}
