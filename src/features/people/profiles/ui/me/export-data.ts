import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { urlOf } from '#shared/endpoint.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { showError } from '../../../require-login/ui/public/require-player.ts';
import { exportAccount } from '../../profile.contract.ts';

export const EXPORT_PATH = urlOf(exportAccount);
const FILE_NAME = 'baramnaru-me.json';
const KB = 1000;

/**
 * Fetches the export, refreshing the session if necessary, and saves it as a file.
 * @returns the message to show
 */
export async function saveExport(): Promise<string> {
  try {
    const text = JSON.stringify(await call(exportAccount), null, 2);
    const file = new Blob([text], { type: 'application/json' });
    handOver(file);
    return `내려받았습니다 (${formatDigits(Math.ceil(file.size / KB))} kB)`;
  } catch (fault) {
    if (fault instanceof ApiError && fault.code !== 'LOGIN_REQUIRED') return fault.message;
    await showError(fault);
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
