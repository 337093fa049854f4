import { Note } from '#ui/components/panel.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { ReasonChips } from '../../../acts/ui/reason-chips.tsx';
import type { DeskFactRowDetail } from '../../fact-row-desk.contract.ts';
import { EditFoot } from './edit-foot.tsx';
import { FieldRow } from './field-row.tsx';
import css from './row.module.css';
import type { RowEdit } from './use-row-edit.ts';

interface FieldsPanelProps {
  detail: DeskFactRowDetail;
  edit: RowEdit;
}

/** The fields of the row as a table: a press on a value edits it in its place. */
export function FieldsPanel({ detail, edit }: FieldsPanelProps) {
  const { form, submission, isBehind } = edit;
  const { edits } = submission.values;
  const isEditing = Object.keys(edits).length > 0;
  // The fields of all edits together stand below the one that is open, or else the last.
  const last = edit.opened !== undefined && edits[edit.opened] ? edit.opened : Object.keys(edits).at(-1);
  return (
    <section className="panel" aria-label="항목" id="fields">
      <header>
        <h2>항목</h2>
        <span className="meta">기본값 위에 고친 값만 저장합니다</span>
      </header>
      <Form of={form} submission={submission} id="fact">
        <div className="scroll-x">
          <table className={`t ${css.fields}`}>
            <thead>
              <tr>
                <th>이름</th>
                <th className={css.base}>기본값</th>
                <th>지금 값</th>
                <th className={css.sources}>출처</th>
                <th className={css.sure}>신뢰도</th>
                <th className={css.since}>수정</th>
              </tr>
            </thead>
            <tbody>
              {detail.fields.map((field) => (
                <FieldRow key={field.name} {...{ detail, field, edit }}>
                  {field.name === last && <Provenance edit={edit} />}
                </FieldRow>
              ))}
            </tbody>
          </table>
        </div>
        {isEditing && isBehind && (
          <div className="pad">
            <Note>다른 운영자가 그사이 이 줄을 바꾸었습니다. 저장하면 적은 값으로 바뀝니다.</Note>
          </div>
        )}
        <EditFoot edit={edit} isShown={isEditing} />
      </Form>
    </section>
  );
}

/** Source, confidence and reason of all that is edited. */
function Provenance({ edit: { form, submission } }: { edit: RowEdit }) {
  const { edits, answer } = submission.values;
  const isAnswering = Object.values(edits).some(({ corrections }) => corrections.length > 0);
  return (
    <div className={css.provenance}>
      <FormField of={form} name="source" />
      <FormField of={form} name="confidence" />
      <FormField of={form} name="reason" className={css.reason} />
      {isAnswering && (
        <div className={css.reason}>
          <ReasonChips kinds={['answer']} text={answer} onChoose={({ text }) => submission.change({ answer: text })} />
          <FormField of={form} name="answer" />
        </div>
      )}
    </div>
  );
}
