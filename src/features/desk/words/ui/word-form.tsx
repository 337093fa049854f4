import type { WordKind, WordScope, WordVerdict } from '#features/people/moderation/word.contract.ts';
import type { FormState } from '#platform/client/form/use-form.ts';
import { useWindowKind } from '#platform/client/window-kind.ts';
import { defineForm } from '#shared/form.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { WORD_KIND_NAMES, WORD_SCOPE_NAMES, WORD_VERDICT_NAMES } from '#shared/word-names.ts';
import { Button } from '#ui/components/button.tsx';
import { choice } from '#ui/form/choice-fields.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { text } from '#ui/form/text-fields.tsx';
import { ActError, EffectsList } from '../../acts/ui/effects-list.tsx';
import { versionField } from '../../table/ui/use-versioned-form.ts';
import { changesShouts, listWordEffects } from '../word-effects.labels.ts';
import { TrialPanel } from './trial-panel.tsx';
import type { ShownTrial } from './use-trial.ts';
import css from './words.module.css';

const MIN_PATTERN = 2;
const MAX_PATTERN = 300;

function toChoices<Value extends string>(names: Readonly<Record<Value, string>>) {
  return (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value] }));
}

export const wordForm = defineForm({
  fields: {
    version: versionField,
    pattern: text({
      label: '규칙',
      hint: '띄어쓰기와 특수문자를 무시하고 찾습니다. -뒤는 빼고, +는 둘이 가까이 있을 때. <id> 아이디, <url> 주소, <account> 계좌번호',
      min: MIN_PATTERN,
      max: MAX_PATTERN,
      input: { spellCheck: false, autoCapitalize: 'off' },
    }),
    kind: choice<WordKind>({
      label: '종류',
      size: 'tight',
      empty: 'CASH_TRADE',
      choices: toChoices(WORD_KIND_NAMES),
    }),
    scope: choice<WordScope>({ label: '적용', size: 'tight', empty: 'both', choices: toChoices(WORD_SCOPE_NAMES) }),
    verdict: choice<WordVerdict>({
      label: '처리',
      size: 'tight',
      empty: 'refuse',
      choices: toChoices(WORD_VERDICT_NAMES),
    }),
  },
});

type WordSubmission = FormState<typeof wordForm.fields>;

interface WordFormProps {
  submission: WordSubmission;
  trial: ShownTrial;
  label: string;
  /** `false`: nothing of it is applied until it is switched on. */
  isActive?: boolean;
  /** A press has opened it. */
  isOpened: boolean;
}

/** A rule as it is typed, with what it would hit. */
export function WordForm({ submission, trial, label, isActive = true, isOpened }: WordFormProps) {
  const { values, message } = submission;
  const counted = trial.answer && { corpus: trial.corpus, ...trial.answer };
  return (
    <>
      <Form
        of={wordForm}
        submission={submission}
        id="word"
        label={label}
        className={`pad ${css.form}`}
        isOpened={isOpened}
      >
        <FormField of={wordForm} name="pattern" />
        <FormField of={wordForm} name="kind" />
        <div className={css.two}>
          <FormField of={wordForm} name="scope" />
          <FormField of={wordForm} name="verdict" />
        </div>
      </Form>
      <TrialPanel trial={trial} />
      <div className="pad">
        <EffectsList effects={listWordEffects({ ...values, isActive }, counted)} />
      </div>
      <ActError error={message?.text ?? null} />
    </>
  );
}

/** The button that saves the rule, on phones with the count beside it. */
export function SaveWord({ submission, trial }: Pick<WordFormProps, 'submission' | 'trial'>) {
  const { phase, values, submit } = submission;
  const { answer } = trial;
  const label = changesShouts(values) ? '저장하고 외침에 적용' : '저장';
  const isPhone = useWindowKind() === 'phone';
  return (
    <>
      {isPhone && answer && (
        <span className={css.counted}>
          {formatDigits(answer.among)}건 중 {formatDigits(answer.count)}건
        </span>
      )}
      <Button
        tone="primary"
        data-main-act=""
        disabled={phase === 'waiting'}
        aria-disabled={phase === 'sending'}
        onClick={() => submit()}
      >
        {phase === 'sending' ? '저장하는 중' : label}
      </Button>
    </>
  );
}
