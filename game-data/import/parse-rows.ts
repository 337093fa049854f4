import { z } from 'zod';
import { VALUE_ISSUES } from '#features/game-data/entities/value-issue.labels.ts';
import type { DataIssue } from './data-issue.ts';
import type { Checked } from './known.ts';
import { koreanMessage } from './korean-issues.ts';
import type { RawFile } from './read.ts';
import { type Entity, type SourceRow, WRITTEN_ROW_SCHEMAS } from './source-rows.ts';

/** Normalizes texts at any depth: NFC (not NFKC, which would break single jamo) and trimmed. */
export function tidy(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC').trim();
  if (Array.isArray(value)) return value.map(tidy);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key.normalize('NFC'), tidy(inner)]));
}

function hasControlCharacter(value: unknown): boolean {
  return typeof value === 'string'
    ? /[\p{Cc}\p{Cs}]/u.test(value.replaceAll('\n', ''))
    : typeof value === 'object' && value !== null && Object.values(value).some(hasControlCharacter);
}

function controlCharacterFields(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value)
    .filter(([field, inner]) => hasControlCharacter(field) || hasControlCharacter(inner))
    .map(([field]) => field);
}

function soundFields(entity: Entity, value: unknown, faulty: ReadonlySet<string>): Record<string, unknown> {
  const schema: z.ZodType = WRITTEN_ROW_SCHEMAS[entity];
  if (!(schema instanceof z.ZodObject) || value === null || typeof value !== 'object') return {};
  const shape: Record<string, z.core.$ZodType> = schema.shape;
  const given: Record<string, unknown> = { ...value };
  const sound = Object.entries(shape)
    .filter(([field]) => !faulty.has(field))
    .map(([field, inner]) => [field, z.safeParse(inner, given[field]).data] as const);
  return Object.fromEntries(sound.filter(([, data]) => data !== undefined));
}

export interface ParsedFile<E extends Entity> {
  checked: Checked<SourceRow<E>>[];
  sound: Checked<Partial<SourceRow<E>>>[];
  /** All rows as in the file, for name lookups: a reference to an invalid row is not a second fault. */
  standing: Checked<SourceRow<E>>[];
}

export function parseRow(
  entity: Entity,
  value: unknown,
): { data: object; isGood: boolean; issues: [string, string][] } {
  const tidied = tidy(value);
  const parsed = WRITTEN_ROW_SCHEMAS[entity].safeParse(tidied, { reportInput: true });
  const issues = controlCharacterFields(value).map((field): [string, string] => [field, VALUE_ISSUES.control]);
  const named = new Set(issues.map(([field]) => field));
  for (const issue of parsed.error?.issues ?? []) {
    const field = issue.path.join('.');
    if (!named.has(field)) issues.push([field, koreanMessage(issue)]);
  }
  if (parsed.success && issues.length === 0) return { data: parsed.data, isGood: true, issues };
  const faulty = new Set(issues.map(([field]) => field.split('.')[0] ?? ''));
  return { data: soundFields(entity, tidied, faulty), isGood: false, issues };
}

export function parseFile<E extends Entity>(
  entity: E,
  raw: RawFile,
  report: (issue: DataIssue) => void,
): ParsedFile<E> {
  const { file } = raw;
  const result: ParsedFile<E> = { checked: [], sound: [], standing: [] };
  for (const { row, value } of raw.rows) {
    const { data, isGood, issues } = parseRow(entity, value);
    for (const [field, reason] of issues) report({ file, row, field, reason });
    if (isGood) result.checked.push({ file, row, value: data as SourceRow<E> });
    result.sound.push({ file, row, value: data as Partial<SourceRow<E>> });
    const standing = tidy(value);
    if (standing !== null && typeof standing === 'object') {
      result.standing.push({ file, row, value: standing as SourceRow<E> });
    }
  }
  return result;
}
