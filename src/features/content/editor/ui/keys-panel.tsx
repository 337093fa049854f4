import { useEffect, useRef } from 'react';
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
  ['?', '글 밖에서: 이 목록 열고 닫기'],
] as const;

/** Shows the keys of the editor. `?` opens and closes the panel unless it is typed into a text. */
export function KeysPanel() {
  const panel = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || isTyping(event.target) || !panel.current) return;
      event.preventDefault();
      panel.current.open = !panel.current.open;
      if (panel.current.open) panel.current.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <details className="panel disclosure" ref={panel}>
      <summary className="pad">단축키</summary>
      <div className="pad">
        <KeyValues rows={KEYS.map(([label, value]) => ({ label, value }))} />
      </div>
    </details>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
