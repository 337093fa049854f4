import { useState } from 'react';
import { useLivePages } from '#platform/client/use-live-pages.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { DeskFilters, DeskStates, DeskWords } from '../../table/ui/desk-filters.tsx';
import { DeskHead } from '../../table/ui/desk-head.tsx';
import { DeskTable } from '../../table/ui/desk-table.tsx';
import { useOpenRow } from '../../table/ui/use-open-row.ts';
import { appealFilter, appealListParams, readAppealSearch } from '../inquiry-list.params.ts';
import { createInquiryList } from './inquiry-list.tsx';
import { InquiryPanel } from './inquiry-panel.tsx';
import { inquiryPages } from './inquiry-query.ts';

const appealList = createInquiryList({
  label: '이의',
  path: '/operator/appeals',
  isOfOneType: true,
  empty: '이 조건의 이의가 없습니다.',
  failed: '이의를 불러오지 못했습니다.',
});

/** The page 이의: appeals against suspensions and warnings. */
export default function AppealsScreen() {
  const [address] = useSearchParams();
  const search = readAppealSearch(address);
  const query = useLivePages(inquiryPages, search);
  const openRow = useOpenRow();
  const [result, setResult] = useState('');
  return (
    <DeskTable
      list={appealList}
      query={query}
      name={`appeals ${search.isAnswered} ${search.q ?? ''}`}
      head={
        <DeskHead title="이의" meta={<span role="status">{result || '정지한 운영자가 아닌 사람이 정합니다'}</span>} />
      }
      filters={
        <DeskFilters
          action={appealList.path}
          label="이의 필터"
          params={appealListParams}
          count={0}
          first={
            <>
              <DeskWords of={appealFilter} name="q" />
              <DeskStates of={appealFilter} name="state" />
            </>
          }
        />
      }
      decides
      panel={(appeal) => (
        <InquiryPanel
          key={appeal.id}
          inquiry={appeal}
          label="이의"
          onDone={() => {
            setResult(`이의 ${appeal.id}번을 처리했습니다.`);
            openRow.close();
          }}
        />
      )}
    />
  );
}
