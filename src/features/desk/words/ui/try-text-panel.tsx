import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { WORD_KIND_NAMES, WORD_VERDICT_NAMES } from '#shared/word-names.ts';
import { TextInput } from '#ui/components/field.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { useSettled } from '../../acts/ui/use-settled.ts';
import { useStoredText } from '../../acts/ui/use-stored-text.ts';
import { ShownPattern } from './shown-pattern.tsx';
import { wordsInText } from './word-query.ts';
import css from './words.module.css';

const PATIENCE_MS = 300;
const MAX_TEXT = 5000;
const SHOWN = 5;

/** Tries a sentence on the rules in force. */
export function TryTextPanel() {
  const [text, type] = useStoredText('try-words');
  const asked = useSettled(text.trim(), PATIENCE_MS);
  const { data: found, error } = useLiveQuery(wordsInText, asked, { isEnabled: asked !== '' });
  return (
    <section className="panel" aria-label="문장으로 시험">
      <header>
        <h2>문장으로 시험</h2>
      </header>
      <div className={`pad ${css.sentence}`}>
        <TextInput
          aria-label="시험할 문장"
          placeholder="ㅍ 진호박 쌀.먹 환영"
          autoComplete="off"
          data-max-letters={MAX_TEXT}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
        <div role="status">
          {asked !== '' && error && <p className="meta up">{error.message}</p>}
          {asked !== '' && found?.length === 0 && <p className="meta">걸리는 금지어가 없습니다.</p>}
          {asked !== '' &&
            found?.slice(0, SHOWN).map((one) => (
              <p key={one.id} className={css.found}>
                <Tag tone={one.verdict === 'refuse' ? 'bad' : 'warn'}>{WORD_VERDICT_NAMES[one.verdict]}</Tag>
                <span className="dim">{WORD_KIND_NAMES[one.kind]} 규칙</span>
                <a href={`?open=${one.id}`}>
                  <ShownPattern rule={one} />
                </a>
              </p>
            ))}
        </div>
      </div>
    </section>
  );
}
