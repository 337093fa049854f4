import { useState } from 'react';
import { call } from '#platform/client/call.ts';
import { defineLivePages, defineMutation, invalidate } from '#platform/client/live-query.ts';
import { useLivePages } from '#platform/client/use-live-pages.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDate } from '#shared/korean/dates.ts';
import { Button } from '#ui/components/button.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { EmptyState, Skeleton } from '#ui/components/states.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { SEARCH_LENGTH } from '../../articles/article.contract.ts';
import {
  ALT_MAX_LENGTH,
  changeImage,
  deleteImage,
  type Image,
  LISTED_IMAGES,
  listImages,
} from '../../images/image.contract.ts';
import desk from './desk.module.css';
import { IMAGES } from './image-queries.ts';
import css from './images.module.css';
import { soughtWords } from './sought-words.ts';
import { UploadButton } from './upload-button.tsx';
import { useChange } from './use-change.ts';

const PAGE_ROWS = LISTED_IMAGES.usual;

const allImages = defineLivePages({
  key: ({ q, isUnused }: { q: string | undefined; isUnused: boolean }) => [...IMAGES, 'all', q, isUnused],
  read: ({ q, isUnused }, cursor: number | undefined, signal) =>
    call(listImages, { query: { limit: PAGE_ROWS, q, cursor, ...(isUnused && { unused: true }) }, signal }),
  next: (page: readonly Image[]) => (page.length < PAGE_ROWS ? undefined : page.at(-1)?.id),
});

const ofAll = { invalidates: () => [IMAGES], isAwaited: true };

const imageMutations = {
  change: defineMutation(changeImage, ofAll),
  delete: defineMutation(deleteImage, ofAll),
};

/** Lists all uploaded pictures with their alternative texts and whether they are used. */
export default function ImageTable() {
  const [words, setWords] = useState('');
  const [isUnused, setUnused] = useState(false);
  const q = soughtWords(words);
  const query = useLivePages(allImages, { q, isUnused });
  return (
    <div className="stack">
      <div className={desk.bar}>
        <label className={`in ${desk.find}`}>
          <input
            type="search"
            value={words}
            data-max-letters={SEARCH_LENGTH.max}
            placeholder="그림의 설명"
            aria-label="그림의 설명"
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
        <label className="check">
          <input type="checkbox" checked={isUnused} onChange={(event) => setUnused(event.target.checked)} />
          쓰지 않는 것만
        </label>
        <UploadButton onUploaded={() => void invalidate(IMAGES)} />
      </div>
      <section className="panel" aria-label="그림">
        <QueryStates
          query={query}
          skeleton={<Skeleton rows={6} />}
          empty={<EmptyState icon="goods/scroll-unfurled" text="조건에 맞는 그림이 없습니다." />}
          failed="그림을 불러오지 못했습니다."
        >
          {(rows) => (
            <ul className={css.cards}>
              {rows.map((image) => (
                <ImageCard key={image.id} image={image} />
              ))}
            </ul>
          )}
        </QueryStates>
        {query.hasNextPage && (
          <p className="pad">
            <Button aria-disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              더 보기
            </Button>
          </p>
        )}
      </section>
    </div>
  );
}

const KIB = 1024;

function ImageCard({ image }: { image: Image }) {
  const { id, url, smallUrl, width, height, bytes, at, removedAt } = image;
  const [alt, setAlt] = useState(image.alt);
  const { message, change } = useChange();
  return (
    <li className={css.card}>
      <a href={url} target="_blank" rel="noopener">
        <img src={smallUrl} alt={image.alt || `그림 ${id}`} loading="lazy" />
      </a>
      <span className="meta">
        {width} × {height} · {formatDigits(Math.ceil(bytes / KIB))} KiB · {formatDate(at)}
      </span>
      <form
        className="row gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void change(imageMutations.change, { params: { id }, body: { alt: alt.trim() } });
        }}
      >
        <input
          className="in sm grow"
          value={alt}
          data-max-letters={ALT_MAX_LENGTH}
          placeholder="설명"
          aria-label={`그림 ${id} 설명`}
          onChange={(event) => setAlt(event.target.value)}
        />
        <Button type="submit" size="sm" disabled={alt.trim() === image.alt}>
          저장
        </Button>
      </form>
      {removedAt === null ? (
        <span>
          <Tag tone="ok">쓰는 중</Tag>
        </span>
      ) : (
        <span className="row gap-2">
          <span className="meta grow">쓰지 않음 · {formatDate(removedAt)}에 지워짐</span>
          <Button size="sm" tone="danger" onClick={() => void change(imageMutations.delete, { params: { id } })}>
            지우기
          </Button>
        </span>
      )}
      {message && (
        <span className="meta up" role="alert">
          {message}
        </span>
      )}
    </li>
  );
}
