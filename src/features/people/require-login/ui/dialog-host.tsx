import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ERROR_MESSAGE } from '#shared/errors.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { untilTime } from '#shared/korean/relative-time.ts';
import { MessageDialog } from '#ui/overlay/dialog.tsx';
import type { Me } from '../../profiles/profile.contract.ts';
import { Appeal } from './public/appeal.tsx';
import { rememberPath } from './public/return-cookie.ts';
import css from './suspension-reason.module.css';

interface MessageDialogState {
  id: number;
  message: ReactNode;
  more?: ReactNode;
  action?: ReactNode;
  opener: HTMLElement | null;
}

let root: Root | undefined;
let shownCount = 0;

export function showLoginDialog(): void {
  show(ERROR_MESSAGE.LOGIN_REQUIRED, { action: <LoginLink /> });
}

/** @param fragment sanitized content */
export function showLoginMessage(fragment: DocumentFragment): void {
  show(<span ref={(place) => place?.replaceChildren(fragment.cloneNode(true))} />, { action: <LoginLink /> });
}

export function showSuspensionAlert({ bannedAt, bannedReason }: Pick<Me, 'bannedAt' | 'bannedReason'>): void {
  const until = bannedAt === null ? '' : `${untilTime(bannedAt, new Date())} `;
  show(`${until}정지되었습니다`, { more: <SuspensionReason bannedAt={bannedAt} reason={bannedReason} /> });
}

export function showAppealableError(message: string): void {
  show(message, { more: <AppealNote /> });
}

export function showNote(message: string, text: string): void {
  show(message, { more: <p className="dim small">{text}</p> });
}

function show(message: ReactNode, parts: Pick<MessageDialogState, 'more' | 'action'>): void {
  const opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  shownCount += 1;
  draw({ id: shownCount, message, ...parts, opener }, true);
}

function draw(dialog: MessageDialogState, open: boolean): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <MessageDialog
      key={dialog.id}
      open={open}
      onClose={() => draw(dialog, false)}
      message={dialog.message}
      returnTo={dialog.opener}
      action={dialog.action}
    >
      {dialog.more}
    </MessageDialog>,
  );
}

/** Stores the present address, so that the sign-in leads back to it. */
function LoginLink() {
  return (
    <a
      className="btn primary"
      href="/login"
      onClick={() => rememberPath(location.pathname + location.search + location.hash)}
    >
      로그인
    </a>
  );
}

interface SuspensionReasonProps {
  bannedAt: string | null;
  reason: string | null;
}

function SuspensionReason({ bannedAt, reason }: SuspensionReasonProps) {
  return (
    <>
      <dl className={`small ${css.facts}`}>
        {bannedAt && (
          <div>
            <dt className="dim">해제 시각</dt>
            <dd>{formatDateTime(bannedAt)}</dd>
          </div>
        )}
        {reason && (
          <div>
            <dt className="dim">사유</dt>
            <dd>{reason}</dd>
          </div>
        )}
      </dl>
      <AppealNote />
    </>
  );
}

function AppealNote() {
  return (
    <p className="small dim">
      <Appeal /> 정지된 동안 할 수 있는 일은{' '}
      <a className="underline" href="/notice/ban">
        이용 제한 안내
      </a>
      에 있습니다.
    </p>
  );
}
