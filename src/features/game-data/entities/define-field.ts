import { jobName } from '#shared/jobs.ts';
import { CONFIDENCES, type Confidence } from '../fact.contract.ts';
import type {
  Choice,
  EntityField,
  EntityName,
  FieldType,
  InnerField,
  NumberStyle,
  ReferenceKey,
  TextPattern,
} from './entity.contract.ts';

// Limits of `game-data/import/row-fields.ts`; a test compares each field with its schema.
const MAX_TEXT = 4000;
const MAX_NUMBER = 2_000_000_000;
const MAX_AMOUNT = 9_000_000_000_000;
const MAX_TILE = 2000;
const MAX_LEVEL = 999;
const LAST_CHARACTER_LEVEL = 99;

/** Page words for three confidences (`fact.labels.ts`) are too few to choose among five. */
export const CONFIDENCE_LABELS: Readonly<Record<Confidence, string>> = {
  high: '높음',
  'medium-high': '조금 높음',
  medium: '보통',
  'low-medium': '조금 낮음',
  low: '낮음',
};

export const text = (pattern: TextPattern | null = null, max = MAX_TEXT): FieldType => ({
  kind: 'text',
  max,
  isLong: false,
  pattern,
});

export const LONG_TEXT: FieldType = { kind: 'text', max: MAX_TEXT, isLong: true, pattern: null };
export const TILE: FieldType = { kind: 'tile', max: MAX_TILE };
export const JSON_LIST: FieldType = { kind: 'json' };

interface NumberOptions {
  min?: number;
  max?: number;
  isWhole?: boolean;
  unit?: string;
}

export function number(style: NumberStyle, options: NumberOptions = {}): FieldType {
  const { min = 0, max = MAX_NUMBER, isWhole = true, unit = null } = options;
  return { kind: 'number', min, max, isWhole, unit, style };
}

export const AMOUNT = number('amount', { max: MAX_AMOUNT, unit: '전' });
export const EXPERIENCE = number('digits', { max: MAX_AMOUNT });
export const LEVEL = number('plain', { max: MAX_LEVEL });
export const CHARACTER_LEVEL = number('plain', { min: 1, max: LAST_CHARACTER_LEVEL });
export const ORDER = number('plain', { max: 10_000 });
export const PIECES = number('pieces', { min: 1, unit: '개' });
export const POSITIVE_AMOUNT = number('amount', { min: 1, max: MAX_AMOUNT, unit: '전' });
export const SIZE = number('plain', { max: MAX_TILE, unit: '칸' });
/** May be negative. */
export const STAT = number('plus', { min: -MAX_NUMBER });
const ROW_ID = number('plain', { min: 1 });

export function flag(on: string, off: string): FieldType {
  return { kind: 'flag', labels: { on, off } };
}

export const IS_ACTIVE = flag('사용 중', '사용 안 함');

export function choice(choices: readonly Choice[]): FieldType {
  return { kind: 'choice', choices };
}

export function numbered(from: number, to: number, label: (value: number) => string): Choice[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({ value: from + index, label: label(from + index) }));
}

export const jobs = (from: number): Choice[] => numbered(from, 4, jobName);
export const GRADES = numbered(0, 4, (grade) => (grade === 0 ? '승급 전' : `${grade}차 승급`));

export function reference(to: EntityName, by: ReferenceKey, isLoose = false): FieldType {
  return { kind: 'reference', to, by, isLoose };
}

export function references(to: EntityName, by: ReferenceKey, min = 0): FieldType {
  return { kind: 'references', to, by, min };
}

export const MAP = reference('maps', 'code');
export const ITEM = reference('items', 'name');

/** `required`: leaving it out is a fault; `unset`: then it has no value at all. */
type Initial = Exclude<InnerField['initial'], undefined> | 'required' | 'unset';

export function innerField(name: string, label: string, type: FieldType, initial: Initial = 'required'): InnerField {
  const isRequired = initial === 'required';
  return { name, label, type, isRequired, initial: isRequired || initial === 'unset' ? undefined : initial };
}

export function rows(min: number, ...fields: readonly InnerField[]): FieldType {
  return { kind: 'rows', fields, min };
}

export const STACK = [innerField('item', '아이템', ITEM), innerField('quantity', '개수', PIECES)] as const;

const LOCKS = {
  id: '번호는 바뀌지 않습니다.',
  key: '자료를 구별하는 항목이라 수정할 수 없습니다.',
} as const;

interface FieldOptions {
  initial?: Initial;
  /** It identifies the row, and is no name. */
  isKey?: boolean;
  /** No page shows it. */
  isHidden?: boolean;
  isColumn?: boolean;
  level?: 1 | 2;
}

/** A field that is not known where a file leaves it out, that a page shows and that every operator may edit. */
export function field(name: string, label: string, type: FieldType, options: FieldOptions = {}): EntityField {
  const { initial = null, isKey = false, isHidden = false, isColumn = false, level = 3 } = options;
  return {
    ...innerField(name, label, type, initial),
    lock: isKey ? (name === 'id' ? LOCKS.id : LOCKS.key) : null,
    isPublic: !isKey && !isHidden && type.kind !== 'json',
    level,
    isColumn,
  };
}

export function requiredField(name: string, label: string, type: FieldType, options: FieldOptions = {}): EntityField {
  return field(name, label, type, { ...options, initial: 'required' });
}

export function keyField(name: string, label: string, type: FieldType, options: FieldOptions = {}): EntityField {
  return field(name, label, type, { isColumn: true, initial: 'required', ...options, isKey: true });
}

/** A list that is empty where a file leaves it out. */
export function listField(name: string, label: string, type: FieldType, options: FieldOptions = {}): EntityField {
  return field(name, label, type, { ...options, initial: [] });
}

/** True where a file leaves it out. */
export function flagField(name: string, label: string, type: FieldType, options: FieldOptions = {}): EntityField {
  return field(name, label, type, { isHidden: true, ...options, initial: true });
}

/** The name may be edited although it makes the key: the key keeps the base's (contract §22). */
export const NAME = requiredField('name', '이름', text(), { isColumn: true });
export const IMAGE_URL = field('imgUrl', '그림 주소', text(), { isHidden: true, level: 1 });

const SOURCE = requiredField('source', '출처', references('sources', 'id', 1), { isHidden: true });
const CONFIDENCE = requiredField(
  'confidence',
  '신뢰도',
  choice(CONFIDENCES.map((value) => ({ value, label: CONFIDENCE_LABELS[value] }))),
  { isHidden: true, isColumn: true },
);

export const PROVENANCE = [SOURCE, CONFIDENCE] as const;
/** Begins the rows of all facts. */
export const FACT = [keyField('id', '번호', ROW_ID, { initial: 'unset' }), ...PROVENANCE] as const;
