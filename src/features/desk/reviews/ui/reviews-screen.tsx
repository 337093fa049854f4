import { useState } from 'react';
import type { WordReview } from '#features/people/moderation/word-review.contract.ts';
import { REVIEW_STATUS } from '#features/people/moderation/word-review.contract.ts';
import { useLivePages } from '#platform/client/use-live-pages.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { formatShortDate } from '#shared/korean/dates.ts';
import { Tag } from '#ui/components/tag.tsx';
import type { DeskList } from '../../table/desk-list.ts';
import { DeskFilters, DeskStates } from '../../table/ui/desk-filters.tsx';
import { DeskHead } from '../../table/ui/desk-head.tsx';
import { DeskTable } from '../../table/ui/desk-table.tsx';
import { TwoLines, WaitingTime } from '../../table/ui/row-cells.tsx';
import { useOpenRow } from '../../table/ui/use-open-row.ts';
import { readReviewStatus, reviewFilter, reviewListParams } from '../review-list.params.ts';
import { kindText, ruleText, subjectText } from '../review-row.labels.ts';
import { MarkedText } from './marked-text.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { reviewPages } from './review-query.ts';

function Age({ review: { status, createdAt, handledAt }, now }: { review: WordReview; now: number }) {
  if (status === REVIEW_STATUS.waiting) return <WaitingTime at={createdAt} now={now} />;
  return <span className="faint">{handledAt && formatShortDate(handledAt)}</span>;
}

const authorName = ({ profileName }: WordReview) => profileName ?? '탈퇴한 회원';

const reviewList: DeskList<WordReview> = {
  label: '검토',
  path: '/operator/reviews',
  columns: [
    { name: 'kind', head: '종류', width: 96, cell: (review) => <Tag>{kindText(review)}</Tag> },
    {
      name: 'text',
      head: '올린 사람과 글',
      cell: (review, { link }) => (
        <TwoLines name={link(authorName(review))} about={subjectText(review)} quote={<MarkedText review={review} />} />
      ),
    },
    { name: 'rule', head: '금지어', width: 180, isSecondary: true, cell: ruleText },
    {
      name: 'age',
      head: '대기 시간',
      width: 116,
      isNumber: true,
      cell: (review, { now }) => <Age {...{ review, now }} />,
    },
  ],
  phone: (review, now) => ({
    tag: <Tag>{kindText(review)}</Tag>,
    name: authorName(review),
    age: <Age {...{ review, now }} />,
    lines: [
      <MarkedText key="text" review={review} />,
      <span key="rule" className="meta">
        {subjectText(review)} · {ruleText(review)}
      </span>,
    ],
  }),
  empty: '이 상태의 글이 없습니다.',
  failed: '검토할 글을 불러오지 못했습니다.',
};

/** The page 검토: published texts that a rule was unsure about. */
export default function ReviewsScreen() {
  const [address] = useSearchParams();
  const status = readReviewStatus(address);
  const query = useLivePages(reviewPages, status);
  const openRow = useOpenRow();
  const [result, setResult] = useState('');
  return (
    <DeskTable
      list={reviewList}
      query={query}
      name={`reviews ${status}`}
      head={<DeskHead title="검토" meta={<span role="status">{result || '확실하지 않아 올라간 글'}</span>} />}
      filters={
        <DeskFilters
          action={reviewList.path}
          label="검토 필터"
          params={reviewListParams}
          count={0}
          first={<DeskStates of={reviewFilter} name="status" />}
        />
      }
      decides={status === REVIEW_STATUS.waiting}
      panel={(review) => (
        <ReviewPanel
          key={review.id}
          review={review}
          onDone={() => {
            setResult(`검토 ${review.id}번을 처리했습니다.`);
            openRow.close();
          }}
        />
      )}
    />
  );
}
