import { INQUIRY_TYPE, type InquiryKind, type InquiryType } from '#features/people/inquiries/inquiry.contract.ts';
import { INQUIRY_TYPE_LABELS } from '#features/people/inquiries/inquiry.labels.ts';
import { defineFilter } from '#shared/filter.ts';
import { filterFields } from '#shared/filter-fields.ts';
import { definePageParams } from '#shared/page-params.ts';
import { openRowParam } from '../table/desk-list.params.ts';
import { CORRECTION } from './inquiry-row.labels.ts';

const ANSWERED = 2;
const MAX_WORDS = 50;
/** Appeals have a list of their own. */
const TYPES = Object.values(INQUIRY_TYPE).filter((type) => type !== INQUIRY_TYPE.appeal);

/** The server filters; nothing of it happens here. */
const matches = () => true;
const field = filterFields<object>();

const common = {
  q: field.words({ max: MAX_WORDS, title: '찾기', placeholder: '내용, 번호, 보낸 사람', matches }),
  /** Absent: those that wait. */
  state: field.oneOf([ANSWERED], { title: '상태', label: () => '답변함', any: '대기', matches }),
};

export const appealFilter = defineFilter(common);
export const appealListParams = definePageParams({ data: { ...appealFilter.fields, ...openRowParam } });

export const inquiryFilter = defineFilter({
  ...common,
  /** Absent: all that are no appeals. */
  kind: field.oneOf([CORRECTION], { title: '구분', label: () => '틀린 정보 제보', any: '전체', matches }),
  type: field.oneOf(TYPES, { title: '유형', label: (type) => INQUIRY_TYPE_LABELS[type], any: '전체', matches }),
});
export const inquiryListParams = definePageParams({ data: { ...inquiryFilter.fields, ...openRowParam } });

export interface InquirySearch {
  readonly kind: InquiryKind | 'corrections';
  readonly isAnswered: boolean;
  readonly type?: InquiryType | undefined;
  readonly q?: string | undefined;
}

export function readInquirySearch(query: URLSearchParams): InquirySearch {
  const { q, state, kind, type } = inquiryFilter.read(query);
  return { kind: kind === undefined ? 'inquiries' : 'corrections', isAnswered: state === ANSWERED, type, q };
}

export function readAppealSearch(query: URLSearchParams): InquirySearch {
  const { q, state } = appealFilter.read(query);
  return { kind: 'appeals', isAnswered: state === ANSWERED, q };
}
