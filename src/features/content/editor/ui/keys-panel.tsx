import { KeyValues } from '#ui/components/key-values.tsx';

const KEYS = [
  ['Ctrl+B, Ctrl+I, Ctrl+E', '굵게, 기울임, 코드'],
  ['Ctrl+Shift+S', '취소선'],
  ['Ctrl+Alt+2, Ctrl+Alt+3', '제목, 작은 제목'],
  ['Ctrl+Shift+7, Ctrl+Shift+8', '번호 목록, 점 목록'],
  ['Tab, Shift+Tab', '목록을 안으로, 밖으로. 표에서는 다음 칸, 앞 칸'],
  ['@', '게임의 이름 넣기. 위아래 화살표와 Enter 로 고르기'],
  ['Ctrl+Z, Ctrl+Shift+Z', '되돌리기, 다시 하기'],
  ['Shift+Enter', '같은 문단에서 줄 바꾸기'],
] as const;

/** The keys of the editor. */
export function KeysPanel() {
  return (
    <details className="panel disclosure">
      <summary className="pad">글쇠</summary>
      <div className="pad">
        <KeyValues rows={KEYS.map(([label, value]) => ({ label, value }))} />
      </div>
    </details>
  );
}
