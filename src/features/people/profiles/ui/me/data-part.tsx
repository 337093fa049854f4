import { type MouseEvent, useState } from 'react';
import { useMe } from '../../../sessions/ui/public/me-store.ts';
import { EXPORT_PATH, saveExport } from './export-data.ts';
import { LeaveAccount } from './leave-account.tsx';

export default function DataPart() {
  'use memo';
  const [message, setMessage] = useState('');
  const [isRunning, setRunning] = useState(false);
  const state = useMe();
  const name = state.status === 'in' ? state.me?.name : undefined;
  const take = async (event: MouseEvent) => {
    // New tabs, and browsers without this script, load it from the address itself.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isRunning) return;
    setRunning(true);
    setMessage('모으는 중…');
    setMessage(await saveExport());
    setRunning(false);
  };
  return (
    <div className="pad stack gap-3 small">
      <p className="dim">캐릭터, 동의한 기록, 문의처럼 이 사이트가 나에 대해 가진 것을 JSON 파일로 받습니다.</p>
      <p className="row">
        <a className="btn sm" href={EXPORT_PATH} download="baramnaru-me.json" onClick={(event) => void take(event)}>
          내 자료 내려받기
        </a>
        <span className="meta" role="status">
          {message}
        </span>
      </p>
      {name !== undefined && (
        <p>
          <LeaveAccount name={name} />
        </p>
      )}
    </div>
  );
}
