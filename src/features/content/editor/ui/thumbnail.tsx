import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '#platform/client/query-client.ts';
import { Button } from '#ui/components/button.tsx';
import { ImagePicker } from './image-picker.tsx';
import { imageUrl } from './image-urls.ts';
import css from './images.module.css';

/** Chooses the picture for lists and share tags. @param id 0: none */
export function Thumbnail({ id, onChange }: { id: number; onChange(id: number): void }) {
  const [isChoosing, setChoosing] = useState(false);
  const { data: url } = useQuery(
    { queryKey: ['images', 'url', id], queryFn: async () => (await imageUrl(id)) ?? null, enabled: id > 0 },
    queryClient,
  );
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
