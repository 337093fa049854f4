import { formatDateTime } from '#shared/korean/dates.ts';

interface SuspensionReasonProps {
  bannedAt: string | null;
  /** As an operator wrote it. */
  reason: string | null;
}

/** The exact end, the reason, and where to appeal. */
export function SuspensionReason({ bannedAt, reason }: SuspensionReasonProps) {
  return (
    <>
      <dl className="gate-facts">
        {bannedAt && (
          <div>
            <dt>풀리는 때</dt>
            <dd>{formatDateTime(bannedAt)}</dd>
          </div>
        )}
        {reason && (
          <div>
            <dt>사유</dt>
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
    <p className="gate-appeal">
      이의가 있으면 <a href="/notice/ask">문의하기</a>로 알려 주세요.
    </p>
  );
}
