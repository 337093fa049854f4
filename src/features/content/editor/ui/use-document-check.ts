import { useRef, useState } from 'react';
import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { type DocumentIssue, previewDocument } from '../../articles/article-writing.contract.ts';

/** Milliseconds between the last change and the check. */
const CHECK_AFTER = 800;

export interface CheckedText {
  html: string;
  faults: DocumentIssue[];
}

/** Renders and checks the document soon after each change. */
export function useDocumentCheck(read: () => Record<string, unknown>): [CheckedText, () => void] {
  const [checked, setChecked] = useState<CheckedText>({ html: '', faults: [] });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestRead = useRef(read);
  latestRead.current = read;

  async function check(): Promise<void> {
    try {
      setChecked(await call(previewDocument, { body: { document: latestRead.current() } }));
    } catch (error) {
      const [issue] = error instanceof ApiError ? error.issues : [];
      const message = issue ? `${issue.message} (${issue.path})` : '글을 검사하지 못했습니다. 연결을 확인해 주세요.';
      setChecked(({ html }) => ({ html, faults: [{ about: 'size', isStopping: issue !== undefined, message }] }));
    }
  }

  return [
    checked,
    () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void check(), CHECK_AFTER);
    },
  ];
}
