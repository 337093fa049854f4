import { type ChangeEvent, useRef, useState } from 'react';
import { ApiError } from '#platform/client/api-error.ts';
import { Button } from '#ui/components/button.tsx';
import type { Image } from '../../images/image.contract.ts';
import { IMAGE_TYPES, uploadFile } from './image-upload.ts';

/** Uploads the chosen files, one after the other. */
export function UploadButton({ onUploaded }: { onUploaded(image: Image): void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const files = [...(target.files ?? [])];
    target.value = '';
    setBusy(true);
    setError(undefined);
    try {
      for (const file of files) onUploaded(await uploadFile(file));
    } catch (error) {
      setError(error instanceof ApiError ? error.message : '올리지 못했습니다.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <span className="row gap-2">
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept={IMAGE_TYPES}
        multiple
        tabIndex={-1}
        aria-label="올릴 그림"
        onChange={(event) => void choose(event)}
      />
      <Button size="sm" aria-disabled={isBusy} onClick={() => !isBusy && input.current?.click()}>
        {isBusy ? '올리는 중' : '그림 올리기'}
      </Button>
      {error && (
        <span className="meta up" role="alert">
          {error}
        </span>
      )}
    </span>
  );
}
