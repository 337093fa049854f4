import { normalizeText } from '#shared/korean/normalize-text.ts';
import { UNSEEN_BUT_LINES } from '#shared/unseen-letters.ts';
import type { Choice, EntityName, FieldType, InnerField, TextPattern } from './entity.contract.ts';
import { fieldOf } from './entity-fields.rules.ts';
import { isEntityRef } from './entity-ref.rules.ts';
import { VALUE_ISSUES } from './value-issue.labels.ts';

// Checks one value of a row by the same limits and in the same words as the import, but without its schemas: forms check a
// value while it is typed. Whether references lead to rows and whether the row is consistent is left to the whole check.

export interface ValueIssue {
  /** `materials.0.quantity` */
  readonly field: string;
  readonly reason: string;
}

export type ParsedValue = { readonly value: unknown; readonly issue?: undefined } | { readonly issue: ValueIssue };

const MAX_TEXT = 4000;
/** Deeper than any fact; a much deeper value would overflow the stack. */
const DEEPEST = 20;
const CONTROL = /[\p{Cc}\p{Cs}]/u;
const SOURCE_ID = /^[a-z0-9-]{1,40}$/;
const MAP_CODE = /^(?:0|[1-9][0-9]{0,8})$/;

class Refused extends Error {
  readonly path: string;

  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

function refuse(path: string, reason: string): never {
  throw new Refused(path, reason);
}

function isUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

const PATTERNS: Readonly<Record<TextPattern, { fits(text: string): boolean; reason: string }>> = {
  sourceId: { fits: (text) => SOURCE_ID.test(text), reason: VALUE_ISSUES.form },
  mapCode: { fits: (text) => MAP_CODE.test(text), reason: VALUE_ISSUES.form },
  url: { fits: isUrl, reason: VALUE_ISSUES.url },
  abbreviation: { fits: (text) => normalizeText(text).length > 1, reason: VALUE_ISSUES.shortName },
};

/** As imports do: composed, without blanks around it. */
function parseText(input: unknown, max: number, pattern: TextPattern | null, path: string): string {
  if (typeof input !== 'string') return refuse(path, input === undefined ? VALUE_ISSUES.missing : VALUE_ISSUES.text);
  const text = input.normalize('NFC').trim();
  if (pattern !== null && pattern !== 'abbreviation') {
    return PATTERNS[pattern].fits(text) ? text : refuse(path, PATTERNS[pattern].reason);
  }
  if (text === '') return refuse(path, VALUE_ISSUES.empty);
  if (text.length > max) return refuse(path, VALUE_ISSUES.longText(max));
  if (UNSEEN_BUT_LINES.test(text)) return refuse(path, VALUE_ISSUES.unseen);
  return pattern === null || PATTERNS[pattern].fits(text) ? text : refuse(path, PATTERNS[pattern].reason);
}

function parseNumber(input: unknown, min: number, max: number, isWhole: boolean, path: string): number {
  if (input === undefined) return refuse(path, VALUE_ISSUES.missing);
  if (typeof input !== 'number' || !Number.isFinite(input)) return refuse(path, VALUE_ISSUES.number);
  if (isWhole && !Number.isInteger(input)) return refuse(path, VALUE_ISSUES.whole);
  if (input < min) return refuse(path, VALUE_ISSUES.tooSmall(min));
  return input > max ? refuse(path, VALUE_ISSUES.tooLarge(max)) : input;
}

function parseChoice(input: unknown, choices: readonly Choice[], path: string): Choice['value'] {
  if (input === undefined) return refuse(path, VALUE_ISSUES.missing);
  const found = choices.find(({ value }) => value === input);
  if (found) return found.value;
  const numbers = choices.flatMap(({ value }) => (typeof value === 'number' ? value : []));
  return numbers.length > 0
    ? parseNumber(input, Math.min(...numbers), Math.max(...numbers), true, path)
    : refuse(path, VALUE_ISSUES.oneOf(choices.map(({ value }) => value)));
}

interface Size {
  min: number;
  max?: number;
}

type ParseOne = (one: unknown, path: string) => unknown;

function parseList(
  input: unknown,
  path: string,
  { min, max = Number.POSITIVE_INFINITY }: Size,
  parse: ParseOne,
): unknown[] {
  if (!Array.isArray(input)) return refuse(path, input === undefined ? VALUE_ISSUES.missing : VALUE_ISSUES.list);
  if (input.length < min) return refuse(path, VALUE_ISSUES.tooFew(min));
  if (input.length > max) return refuse(path, VALUE_ISSUES.tooMany(max));
  return input.map((one, index) => parse(one, `${path}.${index}`));
}

type Reference = Extract<FieldType, { kind: 'reference' | 'references' }>;

/** By name, code or number as in a file, or by `{ref, id}` as overrides store it. */
function parseReference({ to, by }: Pick<Reference, 'to' | 'by'>, input: unknown, path: string): unknown {
  if (isEntityRef(input)) return input.ref === to ? { ref: to, id: input.id } : refuse(path, VALUE_ISSUES.form);
  if (by === 'id' && to === 'regions') return parseNumber(input, 1, 13, true, path);
  return parseText(input, MAX_TEXT, by === 'code' ? 'mapCode' : null, path);
}

function parseRow(fields: readonly InnerField[], input: unknown, path: string): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return refuse(path, VALUE_ISSUES.row);
  const values = new Map(Object.entries(input));
  const entries = fields.flatMap((field): [string, unknown][] => {
    const value = parseField(field, values.get(field.name), `${path}.${field.name}`);
    values.delete(field.name);
    return value === undefined ? [] : [[field.name, value]];
  });
  if (values.size > 0) return refuse(path, VALUE_ISSUES.unknownFields([...values.keys()]));
  return Object.fromEntries(entries);
}

function parseJson(input: unknown, path: string): unknown {
  if (typeof input === 'string') return parseText(input, MAX_TEXT, null, path);
  if (Array.isArray(input)) return input.map((one, index) => parseJson(one, `${path}.${index}`));
  if (typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(Object.entries(input).map(([name, inner]) => [name, parseJson(inner, `${path}.${name}`)]));
}

/** The reason why a value cannot be looked at field by field. */
function findFault(input: unknown, levels = DEEPEST): string | undefined {
  if (typeof input === 'string') return CONTROL.test(input.replaceAll('\n', '')) ? VALUE_ISSUES.control : undefined;
  if (typeof input !== 'object' || input === null) return undefined;
  if (levels === 0) return VALUE_ISSUES.deep;
  for (const inner of Object.values(input)) {
    const fault = findFault(inner, levels - 1);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function parseType(type: FieldType, input: unknown, path: string): unknown {
  switch (type.kind) {
    case 'text':
      return parseText(input, type.max, type.pattern, path);
    case 'number':
      return parseNumber(input, type.min, type.max, type.isWhole, path);
    case 'tile':
      return parseNumber(input, 0, type.max, true, path);
    case 'flag':
      return typeof input === 'boolean' ? input : refuse(path, VALUE_ISSUES.flag);
    case 'choice':
      return parseChoice(input, type.choices, path);
    case 'choices': {
      const size = { min: type.count, max: type.count };
      return parseList(input, path, size, (one, place) => parseChoice(one, type.choices, place));
    }
    case 'reference':
      return parseReference(type, input, path);
    case 'references':
      return parseList(input, path, type, (one, place) => parseReference(type, one, place));
    case 'rows':
      return parseList(input, path, type, (one, place) => parseRow(type.fields, one, place));
    case 'json':
      return parseList(input, path, { min: 0 }, parseJson);
  }
}

function parseField({ type, isRequired, initial }: InnerField, input: unknown, path: string): unknown {
  if (input === undefined && !isRequired) return Array.isArray(initial) ? [] : initial;
  if (input === null && initial === null) return null;
  return parseType(type, input, path);
}

/**
 * Parses the new value of a field: as in a file (`null`: not known), or with references as `{ref, id}`. Gives the value
 * composed and trimmed, or the reason in Korean with the place inside the value. Nothing is converted: a number as text is refused.
 */
export function parseFieldValue(entity: EntityName, field: string, input: unknown): ParsedValue {
  const found = fieldOf(entity, field);
  if (found === undefined) return { issue: { field, reason: VALUE_ISSUES.unknownFields([field]) } };
  const fault = findFault(input);
  if (fault !== undefined) return { issue: { field, reason: fault } };
  try {
    return { value: parseField(found, input, field) };
  } catch (error) {
    if (error instanceof Refused) return { issue: { field: error.path, reason: error.message } };
    throw error;
  }
}

const TYPED_NUMBER = /^[-−]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/**
 * Reads what was typed for a text, a number or a coordinate: `−1,200` becomes a number, an empty text `null`. Any other text
 * is given back as it is, for `parseFieldValue` to say what is wrong with it.
 */
export function readTypedValue({ kind }: FieldType, typed: string): string | number | null {
  const text = typed.trim();
  if (text === '') return null;
  if ((kind !== 'number' && kind !== 'tile') || !TYPED_NUMBER.test(text)) return text;
  return Number(text.replace('−', '-').replaceAll(',', ''));
}
