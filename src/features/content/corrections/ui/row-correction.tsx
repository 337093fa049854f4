import { useMemo } from 'react';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { Button } from '#ui/components/button.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import { ChoiceSelect } from '#ui/form/choice-fields.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import type { CorrectableRow } from '../correction.contract.ts';
import { findPublicField } from '../correction-value.rules.ts';
import { correctableRow, sendCorrection } from './correction-query.ts';
import css from './corrections.module.css';
import { ValueInput } from './public/value-input.tsx';
import { rowCorrectionForm, rowDraft, sentValue, typedValue } from './row-correction-fields.ts';

export interface RowSubject {
  entity: EntityName;
  rowId: number;
  /** The field that is meant; undefined: not known. */
  field: string | undefined;
}

interface RowCorrectionProps {
  subject: RowSubject;
  onClose: () => void;
  onSent: () => void;
  /** Leads to the form for texts. */
  onFree: () => void;
}

/** Another value of what a page shows of a row. */
export function RowCorrection({ subject, ...handlers }: RowCorrectionProps) {
  const { data: row, isError } = useLiveQuery(correctableRow, subject);
  if (row && row.fields.length > 0) return <RowForm {...handlers} subject={subject} row={row} />;
  if (!row && !isError) return <Skeleton rows={4} />;
  return (
    <>
      <p className="note" role="status">
        지금은 값을 고를 수 없습니다.
      </p>
      <div className="submit justify-end">
        <Button onClick={handlers.onFree}>글로 적기</Button>
      </div>
    </>
  );
}

function RowForm({ subject, row, onClose, onSent, onFree }: RowCorrectionProps & { row: CorrectableRow }) {
  const me = useMe();
  const submission = useRowCorrection(subject, row, onSent);
  const { values, message, phase, change } = submission;
  const field = findPublicField(row.entity, values.field);
  const isSending = phase === 'sending';
  const isLoginNeeded = message ? message.code === 'LOGIN_REQUIRED' : me.status === 'out';
  return (
    <Form of={rowCorrectionForm} submission={submission} id="correct" className="form">
      <FormField
        of={rowCorrectionForm}
        name="field"
        onChange={(name) => change({ field: name, value: typedValue(row, name) })}
      >
        {(props) => <ChoiceSelect {...props} choices={toChoices(row)} />}
      </FormField>
      <FormField of={rowCorrectionForm} name="value">
        {({ id, value, onChange, ...described }) =>
          field && <ValueInput {...described} {...{ id, value, onChange }} type={field.type} label="맞는 정보" />
        }
      </FormField>
      <FormField of={rowCorrectionForm} name="comment" readOnly={isSending} />
      <FormField of={rowCorrectionForm} name="source" readOnly={isSending} />
      <FormField of={rowCorrectionForm} name="isThanked" />
      <div className="submit justify-end">
        <p className={`grow meta links ${message ? 'up' : ''} ${css.message}`} role="alert">
          {isLoginNeeded ? <SignInFirst onClose={onClose} /> : message?.text}
        </p>
        <Button onClick={onFree}>글로 적기</Button>
        <Button type="submit" tone="primary" aria-disabled={isSending}>
          {isSending ? '보내는 중' : '제보하기'}
        </Button>
      </div>
    </Form>
  );
}

/** `경험치 · 450,000` */
function toChoices({ entity, fields }: CorrectableRow) {
  return fields.map(({ name, text }) => ({
    value: name,
    label: `${findPublicField(entity, name)?.label ?? name} · ${shortened(text)}`,
  }));
}

const MAX_SHOWN = 40;

function shortened(text: string): string {
  const letters = [...text];
  return letters.length > MAX_SHOWN ? `${letters.slice(0, MAX_SHOWN).join('')}…` : text;
}

function SignInFirst({ onClose }: { onClose: () => void }) {
  return (
    <>
      <a href="/login" onClick={onClose}>
        로그인
      </a>
      한 뒤 보낼 수 있습니다. 입력한 내용은 그대로 있습니다.
    </>
  );
}

function useRowCorrection(subject: RowSubject, row: CorrectableRow, onSent: () => void) {
  const { entity, rowId, fields } = row;
  const stored = useMemo(() => rowDraft(row), [row]);
  const meant = fields.find(({ name }) => name === subject.field)?.name ?? fields[0]?.name ?? '';
  return useForm(rowCorrectionForm, {
    endpoint: sendCorrection,
    stored,
    first: () => ({ ...rowCorrectionForm.empty, field: meant, value: typedValue(row, meant) }),
    context: () => row,
    toInput: ({ field, value, ...body }) => ({
      body: { entity, rowId, field, value: sentValue(entity, field, value ?? null), ...body },
    }),
    onDone() {
      onSent();
      return undefined;
    },
    isLive: true,
    login: 'in place',
    explain: (_, usual) => usual,
  });
}
