import { ApiError } from '#platform/client/api-error.ts';
import { navigate } from '#platform/client/navigate.ts';
import { ERROR_MESSAGE } from '#shared/errors.ts';
import { showToast } from '#ui/overlay/toast.ts';
import type { Me } from '../../profiles/profile.contract.ts';
import { rememberPath } from './public/return-cookie.ts';
import { signInAgain } from './public/sign-in-again.ts';

/** @param backTo the address that shows the same dialog again, after a fresh sign-in */
export async function showError(error: unknown, backTo: string = here()): Promise<void> {
  if (!(error instanceof ApiError)) {
    console.error(error);
    return showToast({ tone: 'bad', title: ERROR_MESSAGE.INTERNAL });
  }
  switch (error.code) {
    case 'LOGIN_REQUIRED':
      return showLogin();
    case 'SUSPENDED':
      return showSuspension({ bannedAt: toText(error.data.bannedAt), bannedReason: toText(error.data.bannedReason) });
    case 'NOT_ALLOWED': {
      const { showAppealableError } = await import('./dialog-host.tsx');
      return showAppealableError(error.message);
    }
    case 'FORBIDDEN':
      if (error.data.needsProfile === true) return goMakeProfile();
      if (error.data.needsSignIn === true) return signInAgain(backTo);
  }
  return showToast({ tone: 'bad', title: '처리하지 못했습니다', text: error.message });
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

function toText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
