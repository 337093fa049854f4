import { useState } from 'react';
import { useLivePages } from '#platform/client/use-live-pages.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { DeskFilters, DeskPick, DeskStates, DeskWords } from '../../table/ui/desk-filters.tsx';
import { DeskHead } from '../../table/ui/desk-head.tsx';
import { DeskTable } from '../../table/ui/desk-table.tsx';
import { useOpenRow } from '../../table/ui/use-open-row.ts';
import { inquiryFilter, inquiryListParams, readInquirySearch } from '../inquiry-list.params.ts';
import { createInquiryList } from './inquiry-list.tsx';
import { InquiryPanel } from './inquiry-panel.tsx';
import { inquiryPages } from './inquiry-query.ts';

const inquiryList = createInquiryList({
  label: '문의',
  path: '/operator/inquiries',
  empty: '이 조건의 문의가 없습니다.',
  failed: '문의를 불러오지 못했습니다.',
});

/** The page 문의: what people asked, with their answers. */
export default function InquiriesScreen() {
  const [address] = useSearchParams();
  const search = readInquirySearch(address);
  const query = useLivePages(inquiryPages, search);
  const openRow = useOpenRow();
  const [result, setResult] = useState('');
  const { kind, isAnswered, type, q } = search;
  return (
    <DeskTable
      list={inquiryList}
      query={query}
      name={`inquiries ${kind} ${isAnswered} ${type ?? 0} ${q ?? ''}`}
      head={<DeskHead title="문의" meta={<span role="status">{result}</span>} />}
      filters={
        <DeskFilters
          action={inquiryList.path}
          label="문의 필터"
          params={inquiryListParams}
          count={(kind === 'inquiries' ? 0 : 1) + (type === undefined ? 0 : 1)}
          first={
            <>
              <DeskWords of={inquiryFilter} name="q" />
              <DeskStates of={inquiryFilter} name="state" />
            </>
          }
        >
          <DeskPick of={inquiryFilter} name="kind" />
          <DeskPick of={inquiryFilter} name="type" />
        </DeskFilters>
      }
      decides
      panel={(inquiry) => (
        <InquiryPanel
          key={inquiry.id}
          inquiry={inquiry}
          label="문의"
          onDone={() => {
            setResult(`문의 ${inquiry.id}번에 답변했습니다.`);
            openRow.close();
          }}
        />
      )}
    />
  );
}
