import { type MouseEvent, useState } from 'react';
import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { urlOf } from '#shared/endpoint.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { showError } from '../../../require-login/ui/public/require-player.ts';
import { useMe } from '../../../sessions/ui/public/me-store.ts';
import { exportAccount } from '../../account.contract.ts';
import { EXPORT_PATH } from '../../open-parts.ts';
import { LeaveAccount, useOpenPart } from './leave-account.tsx';

const EXPORT_URL = urlOf(exportAccount);
const ELSEWHERE: readonly ErrorCode[] = ['LOGIN_REQUIRED', 'FORBIDDEN'];
const FILE_NAME = 'baramnaru-me.json';
const KB = 1000;

/**
 * Fetches the export, refreshing the session if necessary, and saves it as a file.
 * @returns the message to show
 */
async function saveExport(): Promise<string> {
  try {
    const text = JSON.stringify(await call(exportAccount), null, 2);
    const file = new Blob([text], { type: 'application/json' });
    handOver(file);
    return `내려받았습니다 (${formatDigits(Math.ceil(file.size / KB))} kB)`;
  } catch (error) {
    if (error instanceof ApiError && !ELSEWHERE.includes(error.code)) return error.message;
    await showError(error, EXPORT_PATH);
    return '내려받지 못했습니다.';
  }
}

function handOver(file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  link.dataset.native = '';
  link.click();
  // The browser has started the download by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}

export default function DataPart() {
  'use memo';
  const [message, setMessage] = useState(useOpenPart(EXPORT_PATH) ? '확인했습니다. 이제 내려받을 수 있습니다.' : '');
  const [isRunning, setRunning] = useState(false);
  const state = useMe();
  const name = state.status === 'in' ? state.me?.name : undefined;
  const take = async (event: MouseEvent) => {
    // New tabs, and browsers without this script, load it from the address itself.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isRunning) return;
    setRunning(true);
    setMessage('준비 중…');
    setMessage(await saveExport());
    setRunning(false);
  };
  return (
    <div className="pad stack gap-3 small">
      <p className="dim">캐릭터, 동의 기록, 문의 등 이 사이트에 저장된 내 데이터를 JSON 파일로 받습니다.</p>
      <p className="row">
        <a className="btn sm" href={EXPORT_URL} download="baramnaru-me.json" onClick={(event) => void take(event)}>
          내 데이터 내려받기
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
