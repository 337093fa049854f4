import { useMemo, useState } from 'react';
import type { ApiError } from '#platform/client/api-error.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import type { ValuesOf } from '#shared/form.ts';
import { useVersionedForm, type VersionedForm } from '../../../table/ui/use-versioned-form.ts';
import { findEdit, type GatheredEdit } from '../../edit-set.ts';
import type { DeskFactField, DeskFactRowDetail } from '../../fact-row-desk.contract.ts';
import { useEditSet } from '../../ui/edit-set-store.ts';
import { beginEdit, type FieldEdit, listChanged, readEdits, toGathered } from '../row-edit.rules.ts';
import { type FieldFaults, faultsIn } from '../row-faults.rules.ts';
import { type RowForm, rowForm } from './row-form.ts';
import { type CheckBody, explainChange, rowMutations } from './row-query.ts';

type Values = ValuesOf<RowForm['fields']>;

export interface RowEdit {
  readonly form: RowForm;
  readonly submission: VersionedForm<RowForm['fields']>['submission'];
  /** Another operator has changed the row since. */
  readonly isBehind: boolean;
  readonly changed: readonly DeskFactField[];
  /** The field whose row is open. */
  readonly opened: string | undefined;
  /** Why the server refused fields, by name. */
  readonly refused: FieldFaults;
  /** For the check: what would be sent, undefined while something is wrong. */
  readonly body: CheckBody | undefined;
  open(field: string | undefined): void;
  /** Begins to edit a field, with another value than that in force where one is given. */
  begin(field: DeskFactField, value?: unknown, corrections?: readonly number[]): void;
  type(field: string, edit: FieldEdit): void;
  /** Leaves a field as it is. */
  leave(field: string): void;
  leaveAll(): void;
  /** For the edit set; empty where they cannot be put into it. */
  readonly gathering: readonly GatheredEdit[];
  /** Puts the edits into the edit set, and leaves the form. */
  gather(): void;
  /** Why they could not be put there, or that they were. */
  readonly gathered: string | undefined;
  /** The value that waits in the edit set for a field, as pages write it. */
  waiting(field: string): string | undefined;
}

/** The edits of a row: what is typed, stored in the tab, and how it is sent. */
export function useRowEdit(detail: DeskFactRowDetail): RowEdit {
  const { entity, id, version } = detail;
  const form = rowForm(entity);
  const stored = useMemo(() => draftInTab(`desk-fact:${entity}/${id}`, form.parse), [entity, id, form]);
  const [refused, setRefused] = useState<FieldFaults>({});
  const versioned = useVersionedForm(form, {
    endpoint: rowMutations.save,
    row: { version },
    stored,
    context: () => detail,
    isForbiddenInPlace: true,
    toValues: (row): Values => ({ ...form.empty, version: row.version }),
    toInput({ edits, source, confidence, reason, answer }, seen) {
      const { fields = {}, corrections = [] } = readEdits(entity, edits, listChanged(detail, edits)) ?? {};
      const accepted = corrections.length > 0;
      const edit = { entity, rowId: id, fields, source: [...source], confidence, version: seen };
      return {
        body: {
          edits: [{ ...edit, ...(accepted && { corrections: [...corrections] }) }],
          reason,
          ...(accepted && { answer }),
        },
      };
    },
    onSaved(saved) {
      setRefused({});
      setOpened(undefined);
      return { version: saved.version ?? version };
    },
    explain(error: ApiError, usual) {
      setRefused(faultsIn(error.data, entity, id));
      return explainChange(error, usual);
    },
  });
  const { submission, isBehind } = versioned;
  const { edits, source, confidence } = submission.values;
  const changed = listChanged(detail, edits);
  const [opened, setOpened] = useState<string | undefined>(() => Object.keys(edits).at(-1));
  const set = useEditSet();
  const [gathered, setGathered] = useState<string>();
  const gathering = toGathered(detail, edits, changed);
  const read = readEdits(entity, edits, changed);
  const isReady = read !== undefined && changed.length > 0 && source.length > 0;

  function change(next: Values['edits']): void {
    setRefused({});
    setGathered(undefined);
    submission.change({ edits: next });
  }
  function leaveAll(): void {
    setRefused({});
    setGathered(undefined);
    setOpened(undefined);
    submission.reset({ ...form.empty, version });
  }
  return {
    ...{ form, submission, isBehind, changed, opened, refused },
    body: isReady
      ? { edits: [{ entity, rowId: id, fields: read.fields, source: [...source], confidence, version }] }
      : undefined,
    open: setOpened,
    begin(field, value = field.value, corrections = []) {
      setOpened(field.name);
      const isBegun = edits[field.name] !== undefined && corrections.length === 0;
      if (!isBegun) change({ ...edits, [field.name]: beginEdit(detail, field, value, corrections) });
      if (corrections.length > 0) submission.change({ source: ['report'], confidence: 'low-medium' });
    },
    type(field, edit) {
      if (opened !== field) setOpened(field);
      change({ ...submission.current().edits, [field]: edit });
    },
    leave(field) {
      const { [field]: _, ...others } = edits;
      change(others);
      setOpened(Object.keys(others).at(-1));
    },
    ...{ leaveAll, gathering, gathered },
    gather() {
      if (!set.add(gathering)) return setGathered('변경 모음에는 200줄까지 담을 수 있습니다.');
      leaveAll();
      setGathered('변경 모음에 담았습니다.');
    },
    waiting: (field) => findEdit(set.edits, { entity, rowId: id, field })?.text,
  };
}
