import { useState } from 'react';
import { CORRECTION_STATE, type OperatorCorrection } from '#features/content/corrections/correction.contract.ts';
import { useLivePages } from '#platform/client/use-live-pages.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatShortDate } from '#shared/korean/dates.ts';
import { Tag } from '#ui/components/tag.tsx';
import type { DeskList } from '../../table/desk-list.ts';
import { DeskFilters, DeskPick, DeskStates, DeskWords } from '../../table/ui/desk-filters.tsx';
import { DeskHead } from '../../table/ui/desk-head.tsx';
import { DeskTable } from '../../table/ui/desk-table.tsx';
import { TwoLines, WaitingTime } from '../../table/ui/row-cells.tsx';
import type { Bulk } from '../../table/ui/table-head.tsx';
import { useOpenRow } from '../../table/ui/use-open-row.ts';
import { correctionFilter, correctionListParams, readCorrectionSearch } from '../correction-list.params.ts';
import { changeText, countText, entityTag } from '../correction-row.labels.ts';
import { CorrectionPanel } from './correction-panel.tsx';
import { correctionPages } from './correction-query.ts';
import { GatherCorrections } from './gather-corrections.tsx';

function Age({ correction: { firstAt, decidedAt }, now }: { correction: OperatorCorrection; now: number }) {
  if (decidedAt === null) return <WaitingTime at={firstAt} now={now} />;
  return <span className="faint">{formatShortDate(decidedAt)}</span>;
}

const correctionList: DeskList<OperatorCorrection> = {
  label: '제보',
  path: '/operator/corrections',
  columns: [
    { name: 'entity', head: '종류', width: 96, cell: (row) => <Tag>{entityTag(row)}</Tag> },
    {
      name: 'value',
      head: '이름과 값',
      cell: (row, { link }) => <TwoLines name={link(row.name)} about={row.label} quote={changeText(row)} />,
    },
    { name: 'count', head: '제보', width: 72, isNumber: true, cell: ({ count }) => formatDigits(count) },
    {
      name: 'age',
      head: '대기 시간',
      width: 116,
      isNumber: true,
      cell: (row, { now }) => <Age correction={row} now={now} />,
    },
  ],
  phone: (row, now) => ({
    tag: <Tag>{entityTag(row)}</Tag>,
    name: row.name,
    age: <Age correction={row} now={now} />,
    lines: [
      <span key="value" className="dim">
        {row.label} {changeText(row)}
      </span>,
      <span key="count" className="meta">
        {countText(row.count)}
      </span>,
    ],
  }),
  countOf: ({ count }) => count,
  countText: (rows, things) => `${rows} 항목, ${formatDigits(things)}건`,
  tickedText: (rows, things) => `${formatDigits(rows)}개 항목, 제보 ${formatDigits(things)}건 선택`,
  empty: '이 조건의 제보가 없습니다.',
  failed: '제보를 불러오지 못했습니다.',
};

/** The page 제보: values that players propose, equal ones as one. */
export default function CorrectionsScreen() {
  const [address] = useSearchParams();
  const search = readCorrectionSearch(address);
  const query = useLivePages(correctionPages, search);
  const openRow = useOpenRow();
  const [result, setResult] = useState('');
  const { state, entity, q } = search;
  const bulk: Bulk<OperatorCorrection> = {
    answer: result,
    acts: (rows, untick) => (
      <GatherCorrections
        rows={rows}
        onDone={(text) => {
          untick();
          setResult(text);
        }}
      />
    ),
  };
  return (
    <DeskTable
      list={correctionList}
      query={query}
      name={`corrections ${state} ${entity ?? ''} ${q ?? ''}`}
      head={<DeskHead title="제보" meta="많은 것부터, 그다음 오래된 것부터" />}
      filters={
        <DeskFilters
          action={correctionList.path}
          label="제보 필터"
          params={correctionListParams}
          count={entity === undefined ? 0 : 1}
          first={
            <>
              <DeskWords of={correctionFilter} name="q" />
              <DeskStates of={correctionFilter} name="state" />
            </>
          }
        >
          <DeskPick of={correctionFilter} name="entity" />
        </DeskFilters>
      }
      {...(state === CORRECTION_STATE.open && { bulk })}
      answer={result}
      decides
      panel={(row) => (
        <CorrectionPanel
          key={row.id}
          correction={row}
          onDone={() => {
            setResult(`${row.name} 제보를 처리했습니다 (${countText(row.count)}).`);
            openRow.close();
          }}
        />
      )}
    />
  );
}
