import { ApiError } from '#platform/client/api-error.ts';
import { navigate } from '#platform/client/navigate.ts';
import { ERROR_MESSAGE } from '#shared/errors.ts';
import { showToast } from '#ui/overlay/toast.ts';
import type { Me } from '../../profiles/profile.contract.ts';
import { rememberPath } from './public/return-cookie.ts';
import { signInAgain } from './public/sign-in-again.ts';

/** @param backTo the address that shows the same dialog again, after a fresh sign-in */
export async function showError(fault: unknown, backTo: string = here()): Promise<void> {
  if (!(fault instanceof ApiError)) {
    console.error(fault);
    return showToast({ tone: 'bad', title: ERROR_MESSAGE.INTERNAL });
  }
  switch (fault.code) {
    case 'LOGIN_REQUIRED':
      return showLogin();
    case 'SUSPENDED':
      return showSuspension({ bannedAt: textOf(fault.data.bannedAt), bannedReason: textOf(fault.data.bannedReason) });
    case 'NOT_ALLOWED': {
      const { showRefusal } = await import('./dialog-host.tsx');
      return showRefusal(fault.message);
    }
    case 'FORBIDDEN':
      if (fault.data.needsProfile === true) return goMakeProfile();
      if (fault.data.needsSignIn === true) return signInAgain(backTo);
  }
  return showToast({ tone: 'bad', title: '처리하지 못했습니다', text: fault.message });
}

export async function showLogin(html?: string): Promise<void> {
  const { showLoginDialog, showLoginMessage } = await import('./dialog-host.tsx');
  if (html === undefined) return showLoginDialog();
  const { safeHtml } = await import('./safe-html.ts');
  showLoginMessage(safeHtml(html));
}

export async function showSuspension(suspension: Pick<Me, 'bannedAt' | 'bannedReason'>): Promise<void> {
  const { showSuspensionAlert } = await import('./dialog-host.tsx');
  showSuspensionAlert(suspension);
}

export function goMakeProfile(): void {
  rememberPath(here());
  navigate('/confirm');
}

function here(): string {
  return location.pathname + location.search + location.hash;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
