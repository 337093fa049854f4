import { type DragEvent, useState } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import css from './imports.module.css';
import { UploadIcon } from './upload-icon.tsx';

/** Takes files that are dropped on it, or chosen by a press or a key. */
export function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [isOver, setOver] = useState(false);
  const stay = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type !== 'dragleave');
  };
  return (
    <label
      className={classNames(css.zone, isOver && css.over)}
      onDragEnter={stay}
      onDragOver={stay}
      onDragLeave={stay}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <UploadIcon size={28} />
      <span>
        <b>파일을 여기에 놓거나 눌러서 고르세요</b>
        <span className="meta block">CSV나 JSON, 한 파일에 16 MiB까지. 여러 개를 한 번에 올릴 수 있습니다</span>
      </span>
      <input
        type="file"
        multiple
        accept=".csv,.json,text/csv,application/json"
        className="visually-hidden"
        aria-label="올릴 파일"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again, once it is mended.
          target.value = '';
        }}
      />
    </label>
  );
}
