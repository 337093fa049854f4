import { useState } from 'react';
import { useLivePages } from '#platform/client/use-live-pages.ts';
import { useNow } from '#platform/client/use-now.ts';
import { KEY_TABLE } from '#shared/key-table.ts';
import { formatDateTime, formatShortDate } from '#shared/korean/dates.ts';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { playerPath } from '../../desk-paths.ts';
import type { DeskList } from '../../table/desk-list.ts';
import { DeskHead } from '../../table/ui/desk-head.tsx';
import { DeskPanel } from '../../table/ui/desk-panel.tsx';
import { DeskTable } from '../../table/ui/desk-table.tsx';
import { TwoLines } from '../../table/ui/row-cells.tsx';
import { useOpenRow } from '../../table/ui/use-open-row.ts';
import type { Sweep } from '../sweep.contract.ts';
import { sweptText } from '../sweep.labels.ts';
import { sweepPages } from './sweep-query.ts';
import { UndoForm } from './undo-form.tsx';

const playerName = ({ profileName }: Sweep) => profileName ?? '탈퇴한 회원';
const operatorName = ({ by: { name } }: Sweep) => name ?? '운영자';
const UNDONE = <Tag tone="off">되돌림</Tag>;

const sweepList: DeskList<Sweep> = {
  label: '일괄 정리',
  path: '/operator/sweeps',
  columns: [
    { name: 'at', head: '날짜', width: 116, cell: ({ at }) => formatShortDate(at) },
    {
      name: 'player',
      head: '회원과 내린 것',
      cell: (sweep, { link }) => (
        <TwoLines name={link(playerName(sweep))} about={sweptText(sweep.changed)} quote={sweep.reason ?? ''} />
      ),
    },
    { name: 'by', head: '운영자', width: 120, isSecondary: true, cell: operatorName },
    { name: 'state', head: '상태', width: 84, cell: ({ undoneAt }) => undoneAt !== null && UNDONE },
  ],
  phone: (sweep) => ({
    name: playerName(sweep),
    age: formatShortDate(sweep.at),
    tag: sweep.undoneAt !== null && UNDONE,
    lines: [
      <span key="swept" className="dim">
        {sweptText(sweep.changed)}
      </span>,
      <span key="by" className="meta">
        {operatorName(sweep)}
      </span>,
    ],
  }),
  empty: '일괄 정리한 적이 없습니다.',
  failed: '일괄 정리를 불러오지 못했습니다.',
};

/** The page 일괄 정리: what was taken down of a player at once, and its undo. */
export default function SweepsScreen() {
  const query = useLivePages(sweepPages, undefined);
  const openRow = useOpenRow();
  const now = useNow() ?? Date.now();
  const [result, setResult] = useState('');
  const [undoing, setUndoing] = useState<number>();
  return (
    <DeskTable
      list={sweepList}
      query={query}
      name="sweeps"
      head={<DeskHead title="일괄 정리" meta={result || '30일 동안 되돌릴 수 있습니다'} />}
      decides
      takeBack={({ id }) => {
        openRow.open(id);
        setUndoing(id);
      }}
      panel={(sweep) => (
        <SweepPanel
          key={sweep.id}
          sweep={sweep}
          canUndo={sweep.undoneAt === null && now < Date.parse(sweep.undoableUntil)}
          isUndoing={undoing === sweep.id}
          onUndo={(isUndoing) => setUndoing(isUndoing ? sweep.id : undefined)}
          onDone={(text) => {
            setResult(text);
            openRow.close();
          }}
        />
      )}
    />
  );
}

interface SweepPanelProps {
  sweep: Sweep;
  canUndo: boolean;
  isUndoing: boolean;
  onUndo: (isUndoing: boolean) => void;
  onDone: (text: string) => void;
}

function SweepPanel({ sweep, canUndo, isUndoing, onUndo, onDone }: SweepPanelProps) {
  const { undoneAt, undoneBy, undoableUntil, profileId } = sweep;
  return (
    <DeskPanel
      title={`일괄 정리 ${sweep.id}`}
      tag={undoneAt !== null && UNDONE}
      acts={
        canUndo &&
        !isUndoing && (
          <button type="button" className="btn" data-decide onClick={() => onUndo(true)}>
            <span>되돌리기</span> <kbd>{KEY_TABLE.decide.keys[0]}</kbd>
          </button>
        )
      }
    >
      <KeyValues
        rows={[
          { label: '회원', value: <a href={playerPath(profileId)}>{playerName(sweep)}</a> },
          { label: '내린 것', value: sweptText(sweep.changed) },
          { label: '사유', value: sweep.reason ?? '지운 글' },
          { label: '운영자', value: `${operatorName(sweep)}, ${formatDateTime(sweep.at)}` },
          ...(sweep.sanction === null
            ? []
            : [{ label: '제재', value: sweep.sanction === 'warning' ? '경고' : '정지' }]),
          ...(undoneAt === null
            ? [{ label: '되돌릴 수 있는 때', value: canUndo ? `${formatDateTime(undoableUntil)}까지` : '지났습니다' }]
            : [{ label: '되돌림', value: `${undoneBy?.name ?? '운영자'}, ${formatDateTime(undoneAt)}` }]),
        ]}
      />
      {canUndo && isUndoing && <UndoForm sweep={sweep} onDone={onDone} onClose={() => onUndo(false)} />}
    </DeskPanel>
  );
}
