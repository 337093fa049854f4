import { formatDateTime } from '#shared/korean/dates.ts';
import css from './suspension-reason.module.css';

interface SuspensionReasonProps {
  bannedAt: string | null;
  reason: string | null;
}

export function SuspensionReason({ bannedAt, reason }: SuspensionReasonProps) {
  return (
    <>
      <dl className={`small ${css.facts}`}>
        {bannedAt && (
          <div>
            <dt className="dim">풀리는 때</dt>
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
      <Appeal />
    </>
  );
}

export function Appeal() {
  return (
    <p className="small dim">
      이의가 있으면 <a href="/notice/ask">문의하기</a>로 알려 주세요.
    </p>
  );
}
