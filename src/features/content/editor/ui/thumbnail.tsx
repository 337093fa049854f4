import { useState } from 'react';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { Button } from '#ui/components/button.tsx';
import { ImagePicker } from './image-picker.tsx';
import { imageUrlById } from './image-queries.ts';
import css from './images.module.css';

/** Chooses the picture for lists and share tags. @param id 0: none */
export function Thumbnail({ id, onChange }: { id: number; onChange(id: number): void }) {
  const [isChoosing, setChoosing] = useState(false);
  const { data: url } = useLiveQuery(imageUrlById, id, { isEnabled: id > 0 });
  return (
    <div className="stack gap-2">
      <span className="meta">대표 그림 (목록과 공유에 보입니다)</span>
      {id > 0 && url && (
        <span className={css.chosen}>
          <img src={url} alt="대표 그림" />
        </span>
      )}
      <span className="row gap-2">
        <Button size="sm" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          {id > 0 ? '바꾸기' : '고르기'}
        </Button>
        {id > 0 && (
          <Button size="sm" onClick={() => onChange(0)}>
            빼기
          </Button>
        )}
      </span>
      {isChoosing && (
        <ImagePicker
          label="대표 그림 고르기"
          onChoose={(image) => {
            onChange(image.id);
            setChoosing(false);
          }}
        />
      )}
    </div>
  );
}
