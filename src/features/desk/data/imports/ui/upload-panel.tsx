import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import css from './imports.module.css';
import type { Upload, Uploads } from './use-uploads.ts';

const STATE_TEXTS: Readonly<Record<Upload['state'], string>> = {
  waiting: '앞 파일을 기다리는 중',
  sending: '올려서 검사하는 중',
  failed: '올리지 못했습니다',
  read: '읽었습니다',
};

/** A file that is on its way, or was refused. */
export function UploadPanel({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { key, name, state, error, file } = upload;
  return (
    <Panel title={name} aside={state === 'failed' ? <Tag tone="bad">실패</Tag> : undefined}>
      <div className={`pad ${css.state}`}>
        {state === 'failed' ? (
          <p className="up" role="alert">
            {error}
          </p>
        ) : (
          <p role="status">{STATE_TEXTS[state]}</p>
        )}
        {state === 'sending' && <i className={css.progress} />}
        {state !== 'sending' && (
          <span className={css.acts}>
            {state === 'failed' && file && (
              <Button size="sm" onClick={() => uploads.reread(key)}>
                다시 올리기
              </Button>
            )}
            <Button size="sm" tone="ghost" onClick={() => uploads.remove(key)}>
              빼기
            </Button>
          </span>
        )}
      </div>
    </Panel>
  );
}
