import { useState } from 'react';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { QueryStates } from '#ui/components/query-states.tsx';
import { EmptyState, Skeleton } from '#ui/components/states.tsx';
import { SEARCH_LENGTH } from '../../articles/article.contract.ts';
import type { Image } from '../../images/image.contract.ts';
import { imagesToChoose } from './image-queries.ts';
import css from './images.module.css';
import { soughtWords } from './sought-words.ts';
import { UploadButton } from './upload-button.tsx';

/** Chooses an uploaded picture, or uploads a new one. */
export function ImagePicker({ label, onChoose }: { label: string; onChoose(image: Image): void }) {
  const [words, setWords] = useState('');
  const q = soughtWords(words);
  const query = useLiveQuery(imagesToChoose, q);
  return (
    <section className={css.picker} aria-label={label}>
      <div className={css.bar}>
        <UploadButton onUploaded={onChoose} />
        <label className="in sm">
          <input
            type="search"
            value={words}
            data-max-letters={SEARCH_LENGTH.max}
            placeholder="올린 그림의 설명"
            aria-label="올린 그림의 설명"
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
      </div>
      <QueryStates
        query={query}
        skeleton={<Skeleton rows={2} />}
        empty={<EmptyState icon="goods/scroll-unfurled" text="올린 그림이 없습니다." />}
        failed="그림을 불러오지 못했습니다."
      >
        {(images) => (
          <ul className={css.grid}>
            {images.map((image) => (
              <li key={image.id}>
                <button type="button" title={image.alt || '설명 없음'} onClick={() => onChoose(image)}>
                  <img src={image.smallUrl} alt={image.alt || `그림 ${image.id}`} loading="lazy" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
    </section>
  );
}
