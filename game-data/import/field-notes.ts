import type { z } from 'zod';
import type { Disagreement, DisputableField, FieldNote } from '#features/game-data/catalog/field-note.contract.ts';

// Checks that the notes about an item's fields agree with the item.

interface RowWithNotes {
  fieldNotes: FieldNote[];
  disagreements: Disagreement[];
}

type Context<Row> = z.RefinementCtx<Row>;

const RANGES: { readonly [Field in DisputableField]?: readonly [lower: string, upper: string] } = {
  small: ['smin', 'smax'],
  large: ['lmin', 'lmax'],
};

function valuesOf(row: RowWithNotes, field: string): unknown[] {
  const values = new Map<string, unknown>(Object.entries(row));
  return (RANGES[field as DisputableField] ?? [field]).map((name) => values.get(name));
}

export function eachFieldOnce(row: RowWithNotes, context: Context<RowWithNotes>): void {
  const lists = {
    fieldNotes: row.fieldNotes.map(({ fields }) => fields),
    disagreements: row.disagreements.map(({ field }) => [field]),
  };
  for (const [list, notes] of Object.entries(lists)) {
    const seen = new Set<string>();
    for (const [index, fields] of notes.entries())
      for (const field of fields) {
        if (seen.has(field)) report(context, [list, index], `두 번 있습니다: '${field}'`);
        seen.add(field);
      }
  }
}

export function notesOfKnownValues(row: RowWithNotes, context: Context<RowWithNotes>): void {
  for (const [index, { fields }] of row.fieldNotes.entries())
    for (const field of fields) {
      const [value = null] = valuesOf(row, field);
      if (value === null) report(context, ['fieldNotes', index, 'fields'], `값이 없는 항목입니다: '${field}'`);
    }
}

/** Claims differ, are as long as their field, and the item's own value is one of them or unknown. */
export function claimsThatFit(row: RowWithNotes, context: Context<RowWithNotes>): void {
  for (const [index, disagreement] of row.disagreements.entries()) {
    const reason = misfitOf(row, disagreement);
    if (reason) report(context, ['disagreements', index], reason);
  }
}

function misfitOf(row: RowWithNotes, { field, claims, lean }: Disagreement): string | undefined {
  const own = valuesOf(row, field);
  const texts = claims.map(({ value }) => value.join());
  if (claims.some(({ value }) => value.length !== own.length)) return `값이 ${own.length}개여야 합니다: '${field}'`;
  if (claims.some(({ value: [from = 0, to = from] }) => from > to)) return `최솟값이 최댓값보다 큽니다: '${field}'`;
  if (new Set(texts).size < texts.length) return `같은 값이 두 번 있습니다: '${field}'`;
  if (own.every((value) => typeof value === 'number') && !texts.includes(own.join()))
    return `아이템의 값(${own.join('–')})이 출처의 값에 없습니다: '${field}'`;
  if (lean !== undefined && !claims.some(({ source }) => source.includes(lean)))
    return `값을 말한 출처가 아닙니다: '${lean}'`;
  return undefined;
}

function report<Row>(context: Context<Row>, path: (string | number)[], message: string): void {
  context.addIssue({ code: 'custom', path, message });
}
