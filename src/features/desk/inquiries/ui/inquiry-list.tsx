import type { OperatorInquiry } from '#features/people/inquiries/inquiry.contract.ts';
import { INQUIRY_TYPE_LABELS } from '#features/people/inquiries/inquiry.labels.ts';
import { formatShortDate } from '#shared/korean/dates.ts';
import { Tag } from '#ui/components/tag.tsx';
import type { DeskColumn, DeskList } from '../../table/desk-list.ts';
import { TwoLines, WaitingTime } from '../../table/ui/row-cells.tsx';
import { senderName } from '../inquiry-row.labels.ts';

interface InquiryListWords extends Pick<DeskList<OperatorInquiry>, 'label' | 'path' | 'empty' | 'failed'> {
  /** All rows are of one type. */
  isOfOneType?: true;
}

/** The list of inquiries, or of appeals. */
export function createInquiryList({ isOfOneType, ...words }: InquiryListWords): DeskList<OperatorInquiry> {
  const type: DeskColumn<OperatorInquiry> = {
    name: 'type',
    head: '유형',
    width: 104,
    isSecondary: true,
    cell: (inquiry) => <TypeTag inquiry={inquiry} />,
  };
  return {
    ...words,
    columns: [
      ...(isOfOneType ? [] : [type]),
      {
        name: 'content',
        head: '보낸 사람과 내용',
        cell: (inquiry, { link }) => <TwoLines name={link(senderName(inquiry))} quote={inquiry.content} />,
      },
      {
        name: 'age',
        head: '대기 시간',
        width: 116,
        isNumber: true,
        cell: (inquiry, { now }) => <Age inquiry={inquiry} now={now} />,
      },
    ],
    phone: (inquiry, now) => ({
      ...(!isOfOneType && { tag: <TypeTag inquiry={inquiry} /> }),
      name: senderName(inquiry),
      age: <Age inquiry={inquiry} now={now} />,
      lines: [
        <span key="content" className="dim">
          {inquiry.content}
        </span>,
      ],
    }),
  };
}

function TypeTag({ inquiry: { type } }: { inquiry: OperatorInquiry }) {
  return <Tag>{INQUIRY_TYPE_LABELS[type]}</Tag>;
}

function Age({ inquiry: { createdAt, answeredAt }, now }: { inquiry: OperatorInquiry; now: number }) {
  if (answeredAt === null) return <WaitingTime at={createdAt} now={now} />;
  return <span className="faint">{formatShortDate(answeredAt)}</span>;
}
