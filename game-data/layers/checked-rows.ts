import { keysOfItems } from '../import/check.ts';
import { checkDuplicates } from '../import/check-duplicates.ts';
import { checkParts } from '../import/check-parts.ts';
import { checkReferences } from '../import/check-references.ts';
import type { DataIssue } from '../import/data-issue.ts';
import type { CheckedRows, KnownNames, SoundRows } from '../import/known.ts';
import type { Values } from './map-references.ts';

/** Rows as if they had passed the check of their file. */
export function asChecked(rows: Readonly<Record<string, readonly Values[]>>): CheckedRows {
  return Object.fromEntries(
    Object.entries(rows).map(([entity, own]) => [
      entity,
      own.map((value, index) => ({ file: entity, row: index + 1, value })),
    ]),
  ) as CheckedRows;
}

/** The whole check of rows, but for their schemas. `sound` has the faulty ones too, without the faults. */
export function checkTogether(
  { rows, sound }: { rows: CheckedRows; sound: SoundRows },
  names: KnownNames,
): DataIssue[] {
  return [
    ...checkDuplicates(rows, keysOfItems(names.items)),
    ...checkParts(rows.dungeons),
    ...checkReferences(sound, names),
  ];
}
