import { type ClipboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { MAX_EDITS } from '#features/game-data/editing/fact-change.contract.ts';
import type { EntityField, EntityName } from '#features/game-data/entities/entity.contract.ts';
import { bindKeys, type KeyBinding, plainKey } from '#platform/client/keys.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { useOwnLevel } from '../../../table/ui/use-own-level.ts';
import type { GatheredEdit } from '../../edit-set.ts';
import type { DeskFactRow } from '../../fact-row-desk.contract.ts';
import type { OwnEditSet } from '../../ui/edit-set-store.ts';
import {
  type CellPlace,
  isEditable,
  isInForce,
  parseGrid,
  pasteCells,
  startText,
  stepCell,
  toEdit,
} from '../fact-cells.rules.ts';
import type { Cells } from './cells.ts';

const FULL = `변경 모음에는 ${formatDigits(MAX_EDITS)}줄까지 담을 수 있습니다. 먼저 적용해 주세요.`;

interface EditingOptions {
  entity: EntityName;
  rows: readonly DeskFactRow[];
  /** In their order. */
  columns: readonly EntityField[];
  set: OwnEditSet;
  faults: Cells['faults'];
  /** Says what became of an edit, or nothing. */
  onAnswer(text: string): void;
}

function focusRow(rowId: number): void {
  document.querySelector<HTMLElement>(`[data-row="${rowId}"]`)?.focus();
}

/** The row that keys act on. */
function rowInHand(rows: readonly DeskFactRow[]): DeskFactRow | undefined {
  const id = Number(document.activeElement?.closest('[data-row]')?.getAttribute('data-row'));
  return rows.find((row) => row.id === id) ?? rows[0];
}

function pastedText(added: number, skipped: number): string {
  const left = skipped > 0 ? ` 수정할 수 없는 칸 ${formatDigits(skipped)}개는 뺐습니다.` : '';
  return `값 ${formatDigits(added)}개를 넣었습니다.${left}`;
}

/** Edits values in the cells of a table, by the mouse and by keys, into the edit set. */
export function useCellEditing({ entity, rows, columns, set, faults, onAnswer }: EditingOptions) {
  const own = useOwnLevel();
  const [editing, setEditing] = useState<CellPlace | null>(null);
  const [lastField, setLastField] = useState<string>();
  const editable = columns.filter((field) => isEditable(field, own));
  const usual = editable.find(({ type }) => type.kind === 'number' || type.kind === 'tile') ?? editable[0];

  function begin(place: CellPlace): void {
    setLastField(place.field);
    setEditing(place);
  }
  function add(edits: readonly GatheredEdit[], answer: string): void {
    onAnswer(set.add(edits) ? answer : FULL);
  }
  function end(rowId: number): void {
    setEditing(null);
    focusRow(rowId);
  }
  const cells: Cells = {
    ...{ entity, own, faults, editing, begin },
    edits: set.edits,
    save(row, field, typed, after) {
      if (typed !== startText(entity, row, field, set.edits)) add([toEdit(entity, row, field, typed)], '');
      const step = typeof after === 'number' ? after : undefined;
      const next = step && stepCell(rows.filter(isInForce), editable, { rowId: row.id, field: field.name }, step);
      if (next) begin(next);
      else if (after === 'elsewhere') setEditing(null);
      else end(row.id);
    },
    giveUp: end,
  };

  function placeInHand(): CellPlace | undefined {
    if (editing) return editing;
    const row = rowInHand(rows);
    const field = editable.find(({ name }) => name === lastField) ?? usual;
    return row && isInForce(row) && field ? { rowId: row.id, field: field.name } : undefined;
  }
  function onPaste(event: ClipboardEvent): void {
    // The fields of the filters are not the table's.
    if (event.target instanceof HTMLInputElement && !event.target.matches('[data-cell]')) return;
    const grid = parseGrid(event.clipboardData.getData('text/plain'));
    const isOne = grid.length === 1 && grid[0]?.length === 1;
    const place = placeInHand();
    if (!place || (isOne && editing)) return;
    event.preventDefault();
    const { edits, skipped } = pasteCells(entity, { rows, columns, own }, place, grid);
    add(edits, pastedText(edits.length, skipped));
    end(place.rowId);
  }
  useEditingKeys({
    editValue() {
      const place = placeInHand();
      if (place) begin(place);
    },
    takeLastEdit: set.removeLast,
  });
  return { cells, onPaste };
}

const BINDINGS: readonly KeyBinding[] = [
  { name: 'editValue', is: ({ key }) => key === 'F2' },
  { name: 'nextValue' },
  { name: 'pasteValues' },
  { name: 'takeLastEdit', is: plainKey('KeyU') },
];

function useEditingKeys(acts: { editValue(): void; takeLastEdit(): void }): void {
  const act = useEffectEvent((name: KeyBinding['name']) => {
    if (name === 'editValue') acts.editValue();
    if (name === 'takeLastEdit') acts.takeLastEdit();
  });
  useEffect(() => bindKeys(BINDINGS.map((one) => ({ ...one, run: () => act(one.name) }))), []);
}
