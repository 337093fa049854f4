import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { defineForm } from '#shared/form.ts';
import { custom } from '#ui/form/field-kind.ts';
import { multiline } from '#ui/form/text-fields.tsx';
import { versionField } from '../../../table/ui/use-versioned-form.ts';
import { CORRECTION_ANSWER_LENGTH } from '../../fact-change-desk.contract.ts';
import type { DeskFactRowDetail } from '../../fact-row-desk.contract.ts';
import { provenanceFields } from '../../fields/ui/provenance-fields.tsx';
import { listChanged, parseEdits, type RowEdits, readEdits } from '../row-edit.rules.ts';

const { max } = CORRECTION_ANSWER_LENGTH;

/** Edits of a row. They are checked against the row as it stands when they are sent. */
function createRowForm(entity: EntityName) {
  const fields = {
    version: versionField,
    edits: custom<RowEdits>({
      label: '항목',
      empty: {},
      showsIssue: false,
      parse: (stored) => parseEdits(entity, stored),
      read: (edits) => ({ sent: edits }),
      write: (edits) => edits,
    }),
    ...provenanceFields,
    answer: multiline({ label: '제보한 사람에게 보낼 답', max, isCounted: true }),
  };
  return defineForm<typeof fields, DeskFactRowDetail>({
    fields,
    check({ edits = {}, answer = '' }, detail) {
      const changed = listChanged(detail, edits);
      const read = readEdits(entity, edits, changed);
      if (changed.length === 0) return { edits: '바뀐 값이 없습니다.' };
      if (read === undefined) return { edits: '값을 확인해 주세요.' };
      const isAnswerMissing = read.corrections.length > 0 && answer.length < CORRECTION_ANSWER_LENGTH.min;
      return isAnswerMissing ? { answer: '제보한 사람에게 보낼 답을 적어 주세요.' } : {};
    },
  });
}

export type RowForm = ReturnType<typeof createRowForm>;

const forms = new Map<EntityName, RowForm>();

export function rowForm(entity: EntityName): RowForm {
  const form = forms.get(entity) ?? createRowForm(entity);
  forms.set(entity, form);
  return form;
}
