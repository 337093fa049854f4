import { useState } from 'react';
import type { BulkAnswer } from '#features/people/operators/bulk-act.contract.ts';
import { BULK_OF_MODERATORS } from '#features/people/operators/bulk-act.limits.ts';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { type AnyInput, callWith } from '#platform/client/call.ts';
import type { Mutation } from '#platform/client/live-query.ts';
import { type CallInput, type Endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { lengthIssue, textLength } from '#shared/text-length.ts';
import { Select, TextInput } from '#ui/components/field.tsx';
import { CloseIcon } from '#ui/icons/icons.tsx';
import { useOwnLevel } from '../../table/ui/use-own-level.ts';
import { formatBulkAnswer } from '../bulk-answer.labels.ts';
import css from './acts.module.css';
import { useTemplates } from './reason-chips.tsx';

import { useStoredText } from './use-stored-text.ts';

export interface BulkAct<Action extends string> {
  action: Action;
  label: string;
  /** Says what became of the changed rows: `숨겼습니다`. */
  done: string;
}

interface ReasonBulkProps<E extends Endpoint, Action extends string> {
  /** The name of the list. */
  name: string;
  mutation: Mutation<E>;
  ids: readonly number[];
  acts: readonly BulkAct<Action>[];
  toInput(action: Action, reason: string): CallInput<E>;
  onDone(text: string): void;
}

const REASON = { min: 2, max: 200 } as const;
const OWN = '';

/** The acts of ticked rows, all with one reason. */
export function ReasonBulk<E extends Endpoint & { response: object }, Action extends string>(
  props: ReasonBulkProps<E, Action>,
) {
  const { name, mutation, ids, acts, toInput, onDone } = props;
  const level = useOwnLevel();
  const act = useAct();
  const reason = useBulkReason(name);
  if (ids.length > BULK_OF_MODERATORS && level !== OPERATOR_LEVEL.administrator) {
    return <span className="meta">{formatDigits(BULK_OF_MODERATORS)}개가 넘으면 관리자만 처리할 수 있습니다.</span>;
  }
  async function run({ action, done }: BulkAct<Action>): Promise<void> {
    const input = toInput(action, reason.text);
    const answers: BulkAnswer[] = [];
    const send = async () => {
      answers.push((await callWith(mutation, input as AnyInput)) as BulkAnswer);
    };
    const isDone = await act.run(mutation, input, send);
    if (isDone) onDone(answers.map((answer) => formatBulkAnswer(answer, done)).join(' '));
  }
  return (
    <>
      {act.error !== null && (
        <span className="meta up" role="alert">
          {act.error}
        </span>
      )}
      {reason.field}
      {acts.map((one) => (
        <button
          key={one.action}
          type="button"
          className="btn sm"
          disabled={act.isSending || reason.isUnfit}
          onClick={() => void run(one)}
        >
          {one.label}
        </button>
      ))}
    </>
  );
}

/** A prepared reason, or one that is typed. */
function useBulkReason(name: string) {
  const templates = useTemplates(['hide']);
  const [typed, type] = useStoredText(`${name}-reason`);
  const [chosen, setChosen] = useState<string>();
  const template = templates.find((one) => one.name === chosen) ?? (chosen === OWN ? undefined : templates[0]);
  const isOwn = template === undefined || (typed !== '' && chosen === undefined);
  const text = isOwn ? typed.trim() : template.text;
  const options = [
    ...templates.map((one) => ({ value: one.name, label: one.name })),
    { value: OWN, label: '직접 쓰기' },
  ];
  const field = isOwn ? (
    <TextInput
      small
      className={css.reason}
      aria-label="사유"
      placeholder="사유"
      autoComplete="off"
      data-max-letters={REASON.max}
      value={typed}
      onChange={({ target }) => type(target.value)}
      after={
        templates.length > 0 && (
          <button
            type="button"
            className="iconbtn sm"
            aria-label="템플릿에서 고르기"
            onClick={() => {
              type('');
              setChosen(templates[0]?.name);
            }}
          >
            <CloseIcon size={14} />
          </button>
        )
      }
    />
  ) : (
    <Select
      small
      aria-label="사유"
      options={options}
      value={template.name}
      onChange={({ target }) => setChosen(target.value)}
    />
  );
  return { text, field, isUnfit: lengthIssue(textLength(text), REASON) !== undefined };
}
