import { useState } from 'react';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { useWindowKind } from '#platform/client/window-kind.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatShortDate } from '#shared/korean/dates.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { Breadcrumb } from '#ui/components/breadcrumb.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { Tag } from '#ui/components/tag.tsx';
import type { DeskList } from '../../../table/desk-list.ts';
import { DeskHead } from '../../../table/ui/desk-head.tsx';
import { DeskTable } from '../../../table/ui/desk-table.tsx';
import { useOpenRow } from '../../../table/ui/use-open-row.ts';
import { toOnePage } from '../../../table/whole-list.ts';
import type { DeskBases } from '../../fact-base-desk.contract.ts';
import { BASES_PATH, IMPORTS_PATH } from '../../facts-paths.ts';
import { VERSIONS_PATH } from '../../versions/version-list.params.ts';
import { missedText, standsOnText } from '../base.labels.ts';
import { BasePanel } from './base-panel.tsx';
import { type BaseRow, factBases, toBaseRows } from './base-query.ts';
import { WaitingRelease } from './waiting-release.tsx';

const FOLLOWS = <Tag>릴리스를 따름</Tag>;
const OWN = <Tag tone="warn">올린 파일</Tag>;

const baseList: DeskList<BaseRow> = {
  label: '기본값',
  path: BASES_PATH,
  columns: [
    { name: 'label', head: '자료', cell: ({ label }, { link }) => <b>{link(label)}</b> },
    { name: 'follows', head: '상태', width: 112, cell: ({ follows }) => (follows === 'own' ? OWN : FOLLOWS) },
    { name: 'release', head: '기본값', width: 96, isSecondary: true, cell: standsOnText },
    {
      name: 'rows',
      head: '줄 수',
      width: 72,
      isNumber: true,
      isSecondary: true,
      cell: ({ rows }) => formatDigits(rows),
    },
    { name: 'since', head: '적용한 날', width: 96, isNumber: true, isSecondary: true, cell: sinceText },
    { name: 'missed', head: '받지 않은 변경', width: 160, isNumber: true, cell: missedText },
  ],
  phone: (base) => ({
    tag: base.follows === 'own' ? OWN : FOLLOWS,
    name: base.label,
    age: `${formatDigits(base.rows)}줄`,
    lines: [
      <span key="base" className="meta">
        {[standsOnText(base), ...(base.missed ? [`받지 않은 변경 ${missedText(base)}`] : [])].join(' · ')}
      </span>,
    ],
  }),
  empty: '기본값이 없습니다.',
  failed: '기본값을 불러오지 못했습니다.',
};

function sinceText({ since }: BaseRow): string {
  return since === null ? '–' : formatShortDate(since);
}

/** The page 기본값: which entities follow the releases, and a release that waits. */
export default function BasesScreen() {
  const query = useLiveQuery(factBases);
  const openRow = useOpenRow();
  const [result, setResult] = useState('');
  const { data } = query;
  // On phones the open row is a page of its own.
  const isList = useWindowKind() !== 'phone' || openRow.id === undefined;
  return (
    <DeskTable
      list={baseList}
      query={toOnePage({ ...query, data: data && toBaseRows(data) })}
      name="bases"
      head={
        <>
          <Breadcrumb crumbs={[{ label: '버전', href: VERSIONS_PATH }, { label: '기본값' }]} />
          <DeskHead title="기본값" meta={data && headText(data)}>
            <ButtonLink size="sm" href={IMPORTS_PATH}>
              파일 올리기
            </ButtonLink>
          </DeskHead>
          <p className="said" role="status">
            {result}
          </p>
          {isList && data?.waiting && (
            <WaitingRelease
              key={data.waiting.release}
              waiting={data.waiting}
              version={data.version}
              onDone={setResult}
            />
          )}
        </>
      }
      decides
      panel={(base) => (
        <BasePanel
          key={base.entity}
          base={base}
          version={data?.version ?? 0}
          onDone={() => {
            setResult(`${withParticle(base.label, '이/가')} 다시 릴리스를 따릅니다.`);
            openRow.close();
          }}
        />
      )}
    />
  );
}

function headText({ version, release, waiting }: DeskBases): string {
  const applied = release === null ? [] : [`릴리스 ${release}`];
  return [`지금 버전 ${version}`, ...applied, ...(waiting ? [`릴리스 ${waiting.release} 대기`] : [])].join(' · ');
}
