import type { Author } from '../../articles/article-writing.contract.ts';

export interface Message {
  tone: 'ok' | 'bad';
  text: string;
}

interface EditorNotesProps {
  message: Message | null;
  /** Whether another tab has stored a newer draft. */
  isBehind: boolean;
  /** Other operators who edit the article. */
  editors: readonly Author[];
}

/** Shows notes to the operator above the text. */
export function EditorNotes({ message, isBehind, editors }: EditorNotesProps) {
  return (
    <>
      {message && (
        <p className={`note ${message.tone}`} role={message.tone === 'bad' ? 'alert' : 'status'}>
          {message.text}
        </p>
      )}
      {isBehind && (
        <p className="note bad" role="alert">
          다른 창에서 더 쓴 글이 있습니다. 이 창의 글은 이 기기에만 남아 있으니, 한 창에서만 써 주세요.
        </p>
      )}
      {editors.length > 0 && (
        <p className="note">
          {editors.map(({ name }) => name ?? '이름 없는 운영자').join(', ')} 님도 이 글을 열어 두었습니다. 나중에
          저장하는 사람은 먼저 저장한 글과 비교하게 됩니다.
        </p>
      )}
    </>
  );
}
