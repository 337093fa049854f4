import { useRef, useState } from 'react';
import { ApiError } from '#platform/client/api-error.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { fileIssue, type ReadingOptions } from '../import-file.rules.ts';
import { importParams } from '../import-list.params.ts';
import { uploadFile } from './import-query.ts';

/** A file on its way. */
export interface Upload {
  readonly key: string;
  readonly name: string;
  /** Undefined: it was uploaded before the page was loaded again. */
  readonly file: File | undefined;
  readonly options: ReadingOptions;
  readonly state: 'waiting' | 'sending' | 'failed' | 'read';
  readonly error: string | null;
  /** Number of the import, once the file was read. */
  readonly id: number | null;
}

export interface Uploads {
  readonly list: readonly Upload[];
  add(files: Iterable<File>, options: ReadingOptions): void;
  /** Uploads the file again, to be read in another way. */
  reread(key: string, options?: Partial<ReadingOptions>): void;
  /** After one was applied: what the others would change is another. */
  rereadOthers(key: string): void;
  remove(key: string): void;
}

/** The files of the page, uploaded one after the other. The address names those that were read. */
export function useUploads(): Uploads {
  const [search, setSearch] = useSearchParams();
  const [list, setList] = useState<readonly Upload[]>(() => importParams.read(search).ids.map(uploadedBefore));
  const present = useRef(list);
  const queue = useRef(Promise.resolve());
  const count = useRef(0);

  function change(next: readonly Upload[]): void {
    present.current = next;
    setList(next);
    const ids = next.flatMap(({ id }) => id ?? []);
    const address = importParams.href('', new URLSearchParams(location.search), { ids });
    if (address !== location.search) setSearch(address.slice(1), { replace: true, preventScrollReset: true });
  }
  function update(key: string, parts: Partial<Upload>): void {
    change(present.current.map((one) => (one.key === key ? { ...one, ...parts } : one)));
  }
  async function send(key: string): Promise<void> {
    const upload = present.current.find((one) => one.key === key);
    if (upload?.file === undefined || upload.state !== 'waiting') return;
    update(key, { state: 'sending' });
    try {
      const { id } = await uploadFile(upload.file, upload.options);
      update(key, { state: 'read', id });
    } catch (error) {
      update(key, { state: 'failed', error: error instanceof ApiError ? error.message : '파일을 읽지 못했습니다.' });
    }
  }
  function enqueue(keys: readonly string[]): void {
    for (const key of keys) queue.current = queue.current.then(() => send(key));
  }
  function sendAgain(uploads: readonly Upload[], options: Partial<ReadingOptions> = {}): void {
    const keys = uploads.filter(({ file }) => file !== undefined).map(({ key }) => key);
    change(
      present.current.map((one) =>
        keys.includes(one.key)
          ? { ...one, options: { ...one.options, ...options }, state: 'waiting', error: null, id: null }
          : one,
      ),
    );
    enqueue(keys);
  }
  return {
    list,
    add(files, options) {
      const added = [...files].map((file): Upload => {
        count.current += 1;
        const issue = fileIssue(file);
        const state = issue === undefined ? 'waiting' : 'failed';
        return { key: `file ${count.current}`, name: file.name, file, options, state, error: issue ?? null, id: null };
      });
      change([...added, ...present.current]);
      enqueue(added.filter(({ state }) => state === 'waiting').map(({ key }) => key));
    },
    reread: (key, options) =>
      sendAgain(
        present.current.filter((one) => one.key === key),
        options,
      ),
    rereadOthers: (key) => sendAgain(present.current.filter((one) => one.key !== key && one.state === 'read')),
    remove: (key) => change(present.current.filter((one) => one.key !== key)),
  };
}

function uploadedBefore(id: number): Upload {
  return {
    key: `read ${id}`,
    name: `${id}`,
    file: undefined,
    options: { mode: 'merge' },
    state: 'read',
    error: null,
    id,
  };
}
