import { useSubmission } from '#features/people/require-login/ui/public/use-submission.ts';
import { useDraft } from '#platform/client/use-draft.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { textLength } from '#shared/text-length.ts';
import { Button } from '#ui/components/button.tsx';
import { Select, TextInput } from '#ui/components/field.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { KIND_CHOICES } from '../../broadcasts/broadcast.labels.ts';
import { BROADCAST_KIND } from '../../broadcasts/broadcast-codes.ts';
import { createKeyword, type Keyword, type KeywordPreview } from '../keyword.contract.ts';
import { MAX_KEYWORD_LENGTH, MAX_KEYWORDS, MIN_KEYWORD_LENGTH } from '../keyword.limits.ts';
import css from './keywords.module.css';
import { usePreview } from './use-preview.ts';

const HOURS_A_DAY = 24;
const EMPTY = { text: '', kind: '', server: '' };
const TOO_SHORT = `${MIN_KEYWORD_LENGTH}자 이상 적어 주세요.`;

interface NewKeywordProps {
  isFull: boolean;
  onSaved: (keyword: Keyword) => void;
}

export function NewKeyword({ isFull, onSaved }: NewKeywordProps) {
  const draft = useDraft(null, EMPTY);
  const { form, phase, message, issues, change, reset, submit } = useSubmission({
    endpoint: createKeyword,
    draft,
    fields: ['text'],
    parse: ({ text, kind, server }) => {
      const trimmed = text.trim();
      if (textLength(trimmed) < MIN_KEYWORD_LENGTH) return { issues: { text: TOO_SHORT } };
      return { input: { body: { text: trimmed, kind: kindOf(kind), gameServer: serverOf(server) } } };
    },
    onDone(saved) {
      onSaved(saved);
      reset(EMPTY);
      return undefined;
    },
    explain: (fault) => fault.message,
  });
  const { gameServers } = useSite();
  const { text, kind, server } = draft.values;
  const preview = usePreview({ text: text.trim(), kind: kindOf(kind), gameServer: serverOf(server) });
  const fault = issues.text ?? (message?.tone === 'bad' ? message.text : undefined);
  if (isFull)
    return <p className="pad small dim">키워드를 {MAX_KEYWORDS}개 모두 두었습니다. 하나를 지우면 더 둘 수 있습니다.</p>;
  return (
    <form className="pad field" ref={form} onSubmit={submit}>
      <label htmlFor="keyword-text" className="visually-hidden">
        키워드
      </label>
      <span className={`row ${css.fields}`}>
        <TextInput
          id="keyword-text"
          className={css.text}
          value={text}
          data-max-letters={MAX_KEYWORD_LENGTH}
          placeholder="키워드"
          autoComplete="off"
          aria-invalid={fault !== undefined || undefined}
          aria-describedby="keyword-text-hint"
          onChange={(event) => change({ text: event.target.value })}
        />
        <Select
          className={css.kind}
          aria-label="종류"
          options={KIND_CHOICES}
          value={kind}
          onChange={(event) => change({ kind: event.target.value })}
        />
        {gameServers.length > 1 && (
          <Select
            className={css.server}
            aria-label="서버"
            options={[
              { value: '', label: '전 서버' },
              ...gameServers.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            value={server}
            onChange={(event) => change({ server: event.target.value })}
          />
        )}
        <Button type="submit" tone="primary" aria-disabled={phase === 'sending'}>
          걸기
        </Button>
      </span>
      <p className={fault ? 'hint bad' : 'hint'} id="keyword-text-hint" role={fault ? 'alert' : 'status'}>
        {fault ?? (preview ? previewText(preview) : '외침에 나오면 알립니다. 키워드마다 10분에 한 번.')}
      </p>
    </form>
  );
}

/** Null: all servers. */
function serverOf(text: string): number | null {
  return text === '' ? null : Number(text);
}

function kindOf(text: string): Keyword['kind'] {
  return Object.values(BROADCAST_KIND).find((kind) => String(kind) === text) ?? null;
}

/** `지난 3일 12번` */
function previewText({ hits, days }: KeywordPreview): string {
  const span = days < 1 ? `지난 ${Math.max(1, Math.round(days * HOURS_A_DAY))}시간` : `지난 ${Math.round(days)}일`;
  return hits === 0 ? `${span} 동안 나오지 않았습니다.` : `${span} 동안 ${formatDigits(hits)}번 나왔습니다.`;
}
