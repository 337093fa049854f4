import { useState } from 'react';
import { formatDateTime } from '#shared/korean/dates.ts';
import { Button } from '#ui/components/button.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { EmptyState, Skeleton } from '#ui/components/states.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { SEARCH_LENGTH } from '../../articles/article.contract.ts';
import {
  ARTICLE_STATES,
  type ArticleState,
  COLLECTION_NAMES,
  type CollectionName,
} from '../../articles/article-kind.contract.ts';
import type { ArticleEntry } from '../../articles/article-writing.contract.ts';
import { COLLECTION_LABELS, STATE_LABELS } from '../editor.labels.ts';
import css from './desk.module.css';
import { soughtWords } from './sought-words.ts';
import { articleMutations, useArticles } from './use-articles.ts';
import { useChange } from './use-change.ts';

const STATES = [undefined, ...ARTICLE_STATES] as const;
/** States of quests, which are public from their first save. */
const STATES_OF_QUESTS = [undefined, 'public', 'deleted'] as const;

/** Lists all articles of a collection with their states. */
export default function ArticleTable({ params }: { params: { collection?: string } }) {
  const collection = COLLECTION_NAMES.find((name) => name === params.collection);
  return collection && <Articles key={collection} collection={collection} />;
}

function Articles({ collection }: { collection: CollectionName }) {
  const [state, setState] = useState<ArticleState>();
  const [words, setWords] = useState('');
  const q = soughtWords(words);
  const query = useArticles({ collection, state, q });
  const { message, change } = useChange();
  const order = (ids: number[]) => change(articleMutations.order, { body: { ids } });
  const canMove = collection === 'guides' && state === undefined && q === undefined && !query.hasNextPage;
  return (
    <div className="stack">
      <div className={css.bar}>
        {collection !== 'pages' && (
          <>
            <label className={`in ${css.find}`}>
              <input
                type="search"
                value={words}
                data-max-letters={SEARCH_LENGTH.max}
                placeholder="제목과 글의 낱말"
                aria-label="제목과 글의 낱말"
                onChange={(event) => setWords(event.target.value)}
              />
            </label>
            <fieldset className="seg" aria-label="상태">
              {(collection === 'quests' ? STATES_OF_QUESTS : STATES).map((one) => (
                <button
                  key={one ?? 'all'}
                  type="button"
                  className={one === state ? 'on' : undefined}
                  aria-pressed={one === state}
                  onClick={() => setState(one)}
                >
                  {one === undefined ? '모두' : STATE_LABELS[one]}
                </button>
              ))}
            </fieldset>
            <a className="btn primary" href={`/operator/content/${collection}/new`}>
              {COLLECTION_LABELS[collection]} 쓰기
            </a>
          </>
        )}
      </div>
      {message && (
        <p className="note bad" role="alert">
          {message}
        </p>
      )}
      <section className="panel" aria-label={COLLECTION_LABELS[collection]}>
        <QueryStates
          query={query}
          skeleton={<Skeleton rows={6} />}
          empty={<EmptyState icon="goods/scroll-unfurled" text="조건에 맞는 글이 없습니다." />}
          failed="글을 불러오지 못했습니다."
        >
          {(rows) => (
            <ul className={css.rows}>
              {shownOrder(rows, canMove).map((row, index, all) => (
                <Row
                  key={row.id}
                  collection={collection}
                  row={row}
                  onRestore={() => change(articleMutations.restore, { params: { collection, id: String(row.id) } })}
                  move={canMove && row.state !== 'deleted' ? (id, to) => order(moved(living(all), id, to)) : undefined}
                  index={index}
                  isLast={index === living(all).length - 1}
                />
              ))}
            </ul>
          )}
        </QueryStates>
        {collection !== 'guides' && query.hasNextPage && (
          <div className="pad">
            <Button aria-disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              더 보기
            </Button>
          </div>
        )}
      </section>
    </div>
  );
}

interface RowProps {
  collection: CollectionName;
  row: ArticleEntry;
  onRestore(): void;
  /** Moves an article to an index in the order, 0 being the first; undefined: the list has no order. */
  move: ((id: number, to: number) => void) | undefined;
  index: number;
  isLast: boolean;
}

const DRAGGED = 'application/x-guide';

const TONES = { draft: 'off', scheduled: 'warn', public: 'ok', deleted: 'bad' } as const;

function Row({ collection, row, onRestore, move, index, isLast }: RowProps) {
  const { id, name, title, state, updatedAt, author, publishedAt, isPinned, isSample } = row;
  return (
    <li
      className={css.row}
      draggable={move !== undefined}
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(id))}
      onDragOver={(event) => {
        if (move && event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
      }}
      onDrop={(event) => {
        const dragged = Number(event.dataTransfer.getData(DRAGGED));
        if (!move || !dragged || dragged === id) return;
        event.preventDefault();
        move(dragged, index);
      }}
    >
      <Tag tone={TONES[state]}>{STATE_LABELS[state]}</Tag>
      <a className={css.title} href={`/operator/content/${collection}/${name ?? id}`}>
        {title} {isPinned && <Tag>고정</Tag>} {isSample && <Tag>견본</Tag>}
      </a>
      <span className="meta">
        <span className="own-text">
          {state === 'scheduled' && publishedAt ? `${formatDateTime(publishedAt)} 게시 · ` : ''}
        </span>
        <span className="own-text">
          {author === null ? '사이트와 함께 온 글' : `${author.name ?? '탈퇴한 운영자'} · ${formatDateTime(updatedAt)}`}
        </span>
      </span>
      {move && (
        <span className={css.moves}>
          <Button size="sm" disabled={index === 0} aria-label={`${title} 위로`} onClick={() => move(id, index - 1)}>
            ↑
          </Button>
          <Button size="sm" disabled={isLast} aria-label={`${title} 아래로`} onClick={() => move(id, index + 1)}>
            ↓
          </Button>
        </span>
      )}
      {state === 'deleted' && (
        <Button size="sm" onClick={onRestore}>
          복원
        </Button>
      )}
    </li>
  );
}

const living = (rows: readonly ArticleEntry[]) => rows.filter(({ state }) => state !== 'deleted');

/** Sorts guides as readers see them; deleted ones come last. */
function shownOrder(rows: readonly ArticleEntry[], isOrdered: boolean): readonly ArticleEntry[] {
  if (!isOrdered) return rows;
  const weight = ({ state }: ArticleEntry) => (state === 'deleted' ? 1 : 0);
  return rows.toSorted(
    (one, other) => weight(one) - weight(other) || one.sortOrder - other.sortOrder || other.id - one.id,
  );
}

function moved(rows: readonly ArticleEntry[], id: number, to: number): number[] {
  const ids = rows.flatMap((row) => (row.id === id ? [] : [row.id]));
  ids.splice(to, 0, id);
  return ids;
}
