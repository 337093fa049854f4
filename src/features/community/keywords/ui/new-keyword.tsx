import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { defineForm } from '#shared/form.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Button } from '#ui/components/button.tsx';
import { Select } from '#ui/components/field.tsx';
import { select } from '#ui/form/choice-fields.tsx';
import { offeredNumber } from '#ui/form/field-kind.ts';
import { Form, FormField } from '#ui/form/form.tsx';
import { text } from '#ui/form/text-fields.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { BROADCAST_KIND, KIND_LABELS } from '../../broadcasts/broadcast.labels.ts';
import {
  createKeyword,
  type Keyword,
  type KeywordPreview,
  MAX_KEYWORD_LENGTH,
  MAX_KEYWORDS,
  MIN_KEYWORD_LENGTH,
} from '../keyword.contract.ts';
import css from './keywords.module.css';
import { usePreview } from './use-preview.ts';

const HOURS_A_DAY = 24;

export const keywordForm = defineForm({
  fields: {
    text: text({
      label: '키워드',
      min: MIN_KEYWORD_LENGTH,
      max: MAX_KEYWORD_LENGTH,
      placeholder: '키워드',
      className: css.text,
    }),
    kind: select({
      label: '종류',
      empty: null,
      choices: [
        { value: null, label: '모두' },
        ...Object.values(BROADCAST_KIND).map((kind) => ({ value: kind, label: KIND_LABELS[kind] })),
      ],
      className: css.kind,
    }),
    /** Null: all servers. */
    gameServer: offeredNumber<number | null>({ label: '서버', empty: null, showsIssue: false }),
  },
});

interface NewKeywordProps {
  isFull: boolean;
  onSaved: (keyword: Keyword) => void;
}

export function NewKeyword({ isFull, onSaved }: NewKeywordProps) {
  const submission = useForm(keywordForm, {
    endpoint: createKeyword,
    toInput: (body) => ({ body }),
    onDone(saved) {
      onSaved(saved);
      submission.reset(keywordForm.empty);
      return undefined;
    },
  });
  const { values, issues, message, phase } = submission;
  const { gameServers } = useSite();
  const preview = usePreview({ ...values, text: values.text.trim() });
  if (isFull)
    return <p className="pad small dim">키워드를 {MAX_KEYWORDS}개 모두 두었습니다. 하나를 지우면 더 둘 수 있습니다.</p>;
  const hint = preview ? previewText(preview) : '외침에 나오면 알립니다. 키워드마다 10분에 한 번.';
  const issue = issues.text ?? (message?.tone === 'bad' ? message.text : undefined);
  return (
    <Form of={keywordForm} submission={submission} id="keyword" className="pad field">
      <span className={`row ${css.fields}`}>
        <FormField of={keywordForm} name="text" hint={hint} isBare />
        <FormField of={keywordForm} name="kind" isBare />
        {gameServers.length > 1 && (
          <FormField of={keywordForm} name="gameServer" isBare>
            {({ value, onChange, ...props }) => (
              <Select
                {...props}
                className={css.server}
                options={[
                  { value: '', label: '전 서버' },
                  ...gameServers.map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
                value={String(value ?? '')}
                onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
              />
            )}
          </FormField>
        )}
        <Button type="submit" tone="primary" aria-disabled={phase === 'sending'}>
          걸기
        </Button>
      </span>
      <p className={issue ? 'hint bad' : 'hint'} id="keyword-text-hint" role={issue ? 'alert' : 'status'}>
        {issue ?? hint}
      </p>
    </Form>
  );
}

/** Returns `지난 3일 12번`. */
function previewText({ hits, days }: KeywordPreview): string {
  const span = days < 1 ? `지난 ${Math.max(1, Math.round(days * HOURS_A_DAY))}시간` : `지난 ${Math.round(days)}일`;
  return hits === 0 ? `${span} 동안 나오지 않았습니다.` : `${span} 동안 ${formatDigits(hits)}번 나왔습니다.`;
}
