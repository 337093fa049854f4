import { useEffect, useId, useMemo } from 'react';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import type { ApiError } from '#platform/client/api-error.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { invalidate } from '#platform/client/live-query.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { ActionBar } from '#ui/components/action-bar.tsx';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { ChoiceSelect } from '#ui/form/choice-fields.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { ReasonChips } from '../../../acts/ui/reason-chips.tsx';
import { useOwnUserId } from '../../../table/ui/use-own-level.ts';
import type { OwnEditSet } from '../../ui/edit-set-store.ts';
import { FACTS } from '../../ui/live-facts.ts';
import { applyForm, countProposed, OWN_SOURCE, toSaveEdits } from './apply-form.ts';
import css from './edit-set.module.css';
import { applyEdits, factSources } from './fact-query.ts';
import type { VerdictState } from './use-verdict.ts';
import { VerdictNote, verdictShort } from './verdict-note.tsx';

interface ApplyPanelProps {
  set: OwnEditSet;
  verdict: VerdictState;
  /** Called when it begins to be applied, and at its end. */
  onApplying(isApplying: boolean): void;
  onApplied(text: string): void;
}

function VerdictTag({ phase, faults }: VerdictState) {
  if (phase === 'passed') return <Tag tone="ok">검사 통과</Tag>;
  if (phase === 'faulty') return <Tag tone="bad">문제 {formatDigits(faults.count)}</Tag>;
  if (phase === 'changed') return <Tag tone="bad">바뀐 줄</Tag>;
  return null;
}

/** The sources that a set may name: the operator's own look first. */
function useSourceChoices() {
  const { data = [] } = useLiveQuery(factSources);
  const others = data.flatMap(({ values, name }) =>
    typeof values.id === 'string' && values.id !== OWN_SOURCE ? [{ value: values.id, label: name }] : [],
  );
  return [{ value: OWN_SOURCE, label: '운영자 확인' }, ...others];
}

function explain({ data }: ApiError, usual: string): string {
  if (data.reason !== 'CHANGED') return usual;
  void invalidate(FACTS);
  return '다른 운영자가 먼저 바꾼 줄이 있습니다. 변경 모음은 그대로 있습니다.';
}

function useApplyForm({ set, verdict, onApplied }: ApplyPanelProps) {
  const userId = useOwnUserId() ?? '';
  const stored = useMemo(() => draftInTab(`edit-set-form:${userId}`, applyForm.parse), [userId]);
  const proposals = verdict.verdict?.proposals ?? [];
  const { edits } = set;
  const submission = useForm(applyForm, {
    endpoint: applyEdits,
    stored,
    isForbiddenInPlace: true,
    context: () => ({ proposed: countProposed(proposals) }),
    toInput: (sent) => ({ body: toSaveEdits(edits, sent, proposals) }),
    findObstacle: () =>
      verdict.phase === 'faulty' || verdict.phase === 'changed'
        ? { tone: 'bad', text: verdictShort(verdict) }
        : undefined,
    onDone({ version }) {
      set.remove(edits);
      onApplied(
        version === null
          ? '모두 지금 값과 같아 바뀐 것이 없습니다.'
          : `${formatDigits(edits.length)}개를 적용했습니다. 버전 ${version}입니다.`,
      );
      return undefined;
    },
    explain,
  });
  return { submission, proposed: countProposed(proposals) };
}

/** Source, confidence and reason once for the whole set, what the check says, and the one button. */
export function ApplyPanel(props: ApplyPanelProps) {
  const { set, verdict, onApplying } = props;
  const { submission, proposed } = useApplyForm(props);
  const { values, change, phase, message } = submission;
  const id = useId();
  const sources = useSourceChoices();
  const isSending = phase === 'sending';
  useEffect(() => {
    onApplying(isSending);
    // The set is empty and this panel gone before the answer is at its end.
    return () => onApplying(false);
  }, [isSending, onApplying]);
  const drawButton = (isFull: boolean) => (
    <Button
      type="submit"
      tone="primary"
      full={isFull}
      disabled={verdict.phase === 'faulty' || verdict.phase === 'changed'}
      aria-disabled={isSending}
    >
      {isSending ? '적용하는 중' : `${formatDigits(set.edits.length)}개 적용`}
    </Button>
  );
  return (
    <Panel title="적용" className={css.apply} aside={<VerdictTag {...verdict} />}>
      <Form of={applyForm} submission={submission} id={id} label="변경 모음 적용" className="pad">
        <FormField of={applyForm} name="source" className={css.half}>
          {(control) => <ChoiceSelect {...control} choices={sources} />}
        </FormField>
        <FormField of={applyForm} name="confidence" className={css.half} />
        <FormField of={applyForm} name="reason" />
        {proposed > 0 && (
          <>
            <FormField of={applyForm} name="isAnswered" />
            {values.isAnswered && (
              <>
                <ReasonChips kinds={ANSWERS} text={values.answer} onChoose={({ text }) => change({ answer: text })} />
                <FormField of={applyForm} name="answer" />
              </>
            )}
          </>
        )}
        <VerdictNote set={set} verdict={verdict} />
        <p className="meta up" role="alert">
          {message?.text}
        </p>
        <div className={css.foot}>{drawButton(true)}</div>
        <ActionBar className={css.bar}>
          <span>
            <b className="block">변경 {formatDigits(set.edits.length)}개</b>
            <span className="meta block">{verdictShort(verdict)}</span>
          </span>
          {drawButton(false)}
        </ActionBar>
      </Form>
    </Panel>
  );
}

const ANSWERS = ['answer'] as const;
