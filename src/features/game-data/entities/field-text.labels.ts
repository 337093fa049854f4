import { formatAmount, formatCount, formatDigits } from '#shared/korean/amount.ts';
import { signedNumber } from '../catalog/item.labels.ts';
import { tileText } from '../refs/tile.rules.ts';
import { regionName } from '../region.labels.ts';
import type { EntityName, EntityRef, FieldType, InnerField, NumberStyle } from './entity.contract.ts';
import { fieldOf } from './entity-fields.rules.ts';
import { isEntityRef } from './entity-ref.rules.ts';

/** Finds the present name of a row: by id as overrides store it, or by what a file names it. Undefined: no such row. */
export type NameOfRow = (to: EntityName, row: EntityRef | string | number) => string | undefined;

const UNKNOWN = '–';

const plus = (value: number) => (value > 0 ? `+${formatDigits(value)}` : signedNumber(value));

const NUMBER_STYLES: Readonly<Record<NumberStyle, (value: number) => string>> = {
  plain: (value) => String(value).replace('-', '−'),
  digits: signedNumber,
  plus,
  plusPercent: (value) => `${plus(value)}%`,
  percent: (value) => `${value}%`,
  amount: formatAmount,
  count: formatCount,
  level: (value) => `레벨 ${value}`,
  pieces: (value) => `${formatDigits(value)}개`,
  possible: (value) => (value === 1 ? '가능' : '불가'),
};

function formatReference(to: EntityName, value: unknown, nameOf: NameOfRow): string {
  if (isEntityRef(value)) return nameOf(to, value) ?? `${value.id}번`;
  if (typeof value === 'number') return nameOf(to, value) ?? (to === 'regions' ? regionName(value) : `${value}번`);
  return nameOf(to, String(value)) ?? String(value);
}

/** `부여성 (33, 121) 레벨 10`, `도토리 10개`; numbers of rows and what is not known are left out. */
function formatRow(fields: readonly InnerField[], row: unknown, nameOf: NameOfRow): string {
  const values = new Map(Object.entries(row ?? {}));
  const spot = fields.flatMap(({ name, type }) => (type.kind === 'tile' ? (values.get(name) ?? []) : []));
  const [x, y] = spot;
  const words = fields.map(({ name, type }) => {
    const value = values.get(name);
    if (type.kind === 'tile') return name === 'y' && x !== undefined && y !== undefined ? `(${tileText(x, y)})` : '';
    const isNamedBeside = values.has(`${name}Name`);
    return name === 'id' || isNamedBeside || value === undefined || value === null
      ? ''
      : formatType(type, value, nameOf);
  });
  return words.filter(Boolean).join(' ');
}

function formatList(value: unknown, format: (one: unknown) => string): string {
  const texts = Array.isArray(value) ? value.map(format) : [];
  return texts.length === 0 ? '없음' : texts.join(', ');
}

function formatType(type: FieldType, value: unknown, nameOf: NameOfRow): string {
  switch (type.kind) {
    case 'number':
      return typeof value === 'number' ? NUMBER_STYLES[type.style](value) : String(value);
    case 'flag':
      return value === true ? type.labels.on : type.labels.off;
    case 'choice':
      return type.choices.find((one) => one.value === value)?.label ?? String(value);
    case 'choices':
      return formatList(value, (one) => type.choices.find((choice) => choice.value === one)?.label ?? String(one));
    case 'reference':
      return formatReference(type.to, value, nameOf);
    case 'references':
      return formatList(value, (one) => formatReference(type.to, one, nameOf));
    case 'rows':
      return formatList(value, (row) => formatRow(type.fields, row, nameOf));
    case 'json':
      return Array.isArray(value) && value.length > 0 ? `${formatDigits(value.length)}건` : '없음';
    default:
      return String(value);
  }
}

/** The value as pages write it; `–` where it is not known. */
export function showFieldValue(
  entity: EntityName,
  field: string,
  value: unknown,
  nameOf: NameOfRow = () => undefined,
): string {
  const type = fieldOf(entity, field)?.type;
  if (type === undefined || value === null || value === undefined) return UNKNOWN;
  return formatType(type, value, nameOf);
}
