import { z } from 'zod';

const STRICT_NUMBER = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/;
/** Spreadsheets take a cell that begins so for a formula. */
const FORMULA = /^'*[=+\-@]/;
const GUARDED = /^'+[=+\-@]/;

/** The schema inside of defaults and of what may be null. */
export function bare(schema: z.core.$ZodType): z.core.$ZodType {
  const def = schema._zod.def as z.core.$ZodTypeDef & { innerType?: z.core.$ZodType };
  return def.innerType === undefined ? schema : bare(def.innerType);
}

/** `도토리*10` → `{item, quantity}`; other text is returned unchanged, and the schema reports it. */
function stackOf(text: string): unknown {
  const star = text.lastIndexOf('*');
  if (star < 0) return text;
  return { item: text.slice(0, star).trim(), quantity: scalar(text.slice(star + 1).trim()) };
}

function scalar(text: string): string | number {
  return STRICT_NUMBER.test(text) ? Number(text) : text;
}

function listOf(cell: string, element: z.core.$ZodType): unknown {
  const parts = cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const type = bare(element)._zod.def.type;
  if (type === 'object') return parts.map(stackOf);
  return type === 'number' ? parts.map(scalar) : parts;
}

function jsonOf(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}

/** Whether a spreadsheet would compute the cell: `=` without the `'` that `cellText` sets before a text. */
export function isFormula(cell: string): boolean {
  return cell.startsWith('=');
}

/**
 * Parses a CSV cell by its schema. Lists are separated by `;`, stacks are `이름*수량`, deeper values are JSON in the cell.
 * A `'` before `=`, `+`, `-` or `@` is taken off. A cell that does not fit stays text, so that validation reports it.
 */
export function cellValue(cell: string, schema: z.core.$ZodType): unknown {
  const trimmed = cell.trim();
  const text = GUARDED.test(trimmed) ? trimmed.slice(1) : trimmed;
  if (text === '') return undefined;
  const inner = bare(schema);
  const { type } = inner._zod.def;
  if (type === 'number') return scalar(text);
  if (type === 'boolean') return parseFlag(text);
  if (type === 'array') {
    const { element } = inner._zod.def as z.core.$ZodArrayDef;
    return text.startsWith('[') ? jsonOf(text) : listOf(text, element);
  }
  if (type === 'object') return jsonOf(text);
  return text;
}

/** Spreadsheets write flags in capitals. */
function parseFlag(text: string): boolean | string {
  const small = text.toLowerCase();
  return small === 'true' ? true : small === 'false' ? false : text;
}

/** Without an exponent, which `scalar` does not read. */
function numberText(value: number): string {
  const [digits = '', exponent] = String(value).split('e-');
  if (exponent === undefined) return digits;
  const sign = value < 0 ? '-' : '';
  return `${sign}0.${'0'.repeat(Number(exponent) - 1)}${digits.replace(/[-.]/g, '')}`;
}

function stackText(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { item, quantity, ...rest } = value as Record<string, unknown>;
  const isPlain = typeof item === 'string' && typeof quantity === 'number' && Object.values(rest).every(isUnset);
  return isPlain ? `${item}*${numberText(quantity)}` : undefined;
}

const isUnset = (value: unknown): boolean => value === undefined;

function partText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : typeof value === 'number' ? numberText(value) : stackText(value);
}

/** `undefined` where the list has to be JSON: a part is deeper, or would be read as another. */
function listText(values: readonly unknown[]): string | undefined {
  const parts = values.map(partText);
  const isPlain = parts.every(
    (part) => part !== undefined && part !== '' && part.trim() === part && !part.includes(';'),
  );
  return isPlain && parts.length > 0 && !parts[0]?.startsWith('[') ? parts.join(';') : undefined;
}

function isEmptyAtFirst(schema: z.core.$ZodType): boolean {
  const { data } = z.safeParse(schema, undefined);
  return Array.isArray(data) && data.length === 0;
}

/** Whether files leave the value out: it is not known, or an empty list that a left-out field has anyway. */
export function isLeftOut(value: unknown, schema: z.core.$ZodType): boolean {
  if (value === undefined || value === null) return true;
  return Array.isArray(value) && value.length === 0 && isEmptyAtFirst(schema);
}

/**
 * The cell that `cellValue` parses to the value: lists by `;` and stacks as `이름*수량` where they can be read back so, JSON
 * where not. What a spreadsheet would take for a formula begins with `'`.
 */
export function cellText(value: unknown, schema: z.core.$ZodType): string {
  if (isLeftOut(value, schema)) return '';
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return String(value);
  const text = Array.isArray(value) ? (listText(value) ?? JSON.stringify(value)) : plainText(value);
  return FORMULA.test(text) && !STRICT_NUMBER.test(text) ? `'${text}` : text;
}

function plainText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
