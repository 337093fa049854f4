import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { formatDateTime, formatShortDate } from '#shared/korean/dates.ts';
import { QueryStates } from '#ui/components/query-states.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import type { Inquiry } from '../inquiry.contract.ts';
import { INQUIRY_TYPE_LABELS } from '../inquiry.labels.ts';
import css from './inquiries.module.css';
import { InquirySkeleton } from './inquiry-skeleton.tsx';
import { ownInquiries } from './my-inquiries-query.ts';

/** @param isInLine whether the list follows other content, without reserved space */
export default function MyInquiries({ isInLine }: { isInLine: boolean }) {
  const query = useLiveQuery(ownInquiries);
  return (
    <QueryStates
      query={query}
      skeleton={<InquirySkeleton />}
      empty={<EmptyState isInLine={isInLine} text="아직 보낸 문의가 없습니다." />}
      failed="문의를 가져오지 못했습니다."
    >
      {(inquiries) => (
        <ul className={css.list}>
          {inquiries.map((inquiry, at) => (
            <li key={inquiry.id}>
              <InquiryView inquiry={inquiry} isOpen={at === 0} />
            </li>
          ))}
        </ul>
      )}
    </QueryStates>
  );
}

function InquiryView({ inquiry, isOpen }: { inquiry: Inquiry; isOpen: boolean }) {
  const { type, content, answer, answeredAt, createdAt } = inquiry;
  return (
    <details className={`disclosure ${css.inquiry}`} open={isOpen}>
      <summary className={css.row}>
        <Tag>{INQUIRY_TYPE_LABELS[type]}</Tag>
        <span className={`elide grow ${css.excerpt}`}>{content}</span>
        <Tag tone={answer === null ? 'warn' : 'ok'}>{answer === null ? '답변 대기' : '답변 완료'}</Tag>
        <time className={`meta ${css.date}`} dateTime={createdAt}>
          {formatShortDate(createdAt)}
        </time>
        <ChevronDownIcon size={16} />
      </summary>
      <div className={css.whole}>
        <p>{content}</p>
        {answer !== null && (
          <div className={css.answer}>
            <p className="meta">
              운영자 답변{answeredAt && <time dateTime={answeredAt}> · {formatDateTime(answeredAt)}</time>}
            </p>
            <p>{answer}</p>
          </div>
        )}
      </div>
    </details>
  );
}
