import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { SearchField } from '#ui/components/search-field.tsx';
import { useSettled } from '../../acts/ui/use-settled.ts';
import { useStoredText } from '../../acts/ui/use-stored-text.ts';
import { evidencePath } from '../../trades/trade-list.params.ts';
import css from './desk-quotes.module.css';
import { itemsNamed } from './quote-query.ts';

const PATIENCE_MS = 250;
const SHOWN = 6;

/** Finds an item, whose evidence is shown then. */
export function ItemFinder() {
  const [text, type] = useStoredText('find-item');
  const asked = useSettled(text.trim(), PATIENCE_MS);
  const { data: found, error } = useLiveQuery(itemsNamed, asked, { isEnabled: asked !== '' });
  return (
    <section className="panel" aria-label="아이템의 근거 보기">
      <header>
        <h2>아이템의 근거 보기</h2>
      </header>
      <div className="pad">
        <SearchField
          aria-label="아이템 이름"
          placeholder="현철중검, ㅈㅎㅂ"
          value={text}
          onChange={({ target }) => type(target.value)}
        />
        <div role="status">
          {asked !== '' && error && <p className="meta up">{error.message}</p>}
          {asked !== '' && found?.length === 0 && <p className="meta">찾은 아이템이 없습니다.</p>}
        </div>
      </div>
      {asked !== '' && (
        <ul className={css.found}>
          {found?.slice(0, SHOWN).map(({ id, name, detail }) => (
            <li key={id}>
              <a href={evidencePath(id)}>
                <b>{name}</b>
                <span className="meta">{detail}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
