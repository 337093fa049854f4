import { useState } from 'react';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { useNow } from '#platform/client/use-now.ts';
import { useWindowKind } from '#platform/client/window-kind.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { relativeTime } from '#shared/korean/relative-time.ts';
import { Button } from '#ui/components/button.tsx';
import { PlusIcon } from '#ui/icons/icons.tsx';
import type { DeskList } from '../../table/desk-list.ts';
import { DeskHead } from '../../table/ui/desk-head.tsx';
import { DeskTable } from '../../table/ui/desk-table.tsx';
import { useOpenRow } from '../../table/ui/use-open-row.ts';
import { countsText, giverText, type OperatorRow, operatorName, termText } from '../operator-desk.rules.ts';
import { AddOperator } from './add-operator.tsx';
import { LevelRights } from './level-rights.tsx';
import { LevelTag } from './level-tag.tsx';
import { OperatorPanel } from './operator-panel.tsx';
import { deskOperators } from './operator-query.ts';
import css from './operators.module.css';

function LastAct({ operator: { lastActAt }, now }: { operator: OperatorRow; now: number }) {
  return <span className="dim">{lastActAt === null ? '–' : relativeTime(lastActAt, now)}</span>;
}

function Oneself({ userId }: { userId: string }) {
  const me = useMe();
  const isOwn = me.status === 'in' && me.me?.userId === userId;
  return isOwn && <span className="meta"> 나</span>;
}

const operatorList: DeskList<OperatorRow> = {
  label: '운영자',
  path: '/operator/operators',
  columns: [
    {
      name: 'name',
      head: '이름',
      cell: (operator, { link }) => (
        <>
          {link(operatorName(operator))}
          <Oneself userId={operator.userId} />
        </>
      ),
    },
    { name: 'level', head: '단계', width: 92, cell: ({ level }) => <LevelTag level={level} /> },
    { name: 'until', head: '기한', width: 124, cell: (operator, { now }) => termText(operator, now) },
    { name: 'giver', head: '지정', width: 168, isSecondary: true, cell: giverText },
    {
      name: 'last',
      head: '최근 활동',
      width: 96,
      isNumber: true,
      isSecondary: true,
      cell: (operator, { now }) => <LastAct {...{ operator, now }} />,
    },
    {
      name: 'acts',
      head: '한 일',
      width: 84,
      isNumber: true,
      isSecondary: true,
      cell: ({ acts }) => formatDigits(acts),
    },
  ],
  phone: (operator, now) => ({
    name: operatorName(operator),
    age: <LevelTag level={operator.level} />,
    lines: [
      <span key="giver" className="meta">
        {giverText(operator)}
        {operator.until !== null && <span>{` · ${termText(operator, now)}`}</span>}
      </span>,
    ],
  }),
  empty: '운영자가 없습니다.',
  failed: '운영자를 불러오지 못했습니다.',
};

/** The page 운영자: who may do what on the desk, and until when. */
export default function OperatorsScreen() {
  const now = useNow() ?? Date.now();
  const query = useLiveQuery(deskOperators);
  const { data, error, isFetching, refetch } = query;
  const openRow = useOpenRow();
  // On phones the open row is a page of its own.
  const isList = useWindowKind() !== 'phone' || openRow.id === undefined;
  const [isAdding, setAdding] = useState(false);
  const [result, setResult] = useState('');
  function close(text: string): void {
    setResult(text);
    openRow.close();
  }
  return (
    <div className="stack">
      <DeskTable
        list={operatorList}
        query={{ data, error, isFetching, refetch, ...WHOLE }}
        name="operators"
        head={
          <>
            <DeskHead title="운영자" meta={data && countsText(data, now)}>
              <Button size="sm" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
                <PlusIcon size={14} /> 운영자 추가
              </Button>
            </DeskHead>
            <p className="said" role="status">
              {result}
            </p>
            {isAdding && <AddOperator onClose={() => setAdding(false)} />}
          </>
        }
        decides
        panel={(operator) => <OperatorPanel key={operator.id} operator={operator} now={now} onDone={close} />}
      />
      {isList && (
        <>
          <p className={`meta ${css.note}`}>
            환경 설정으로 지정한 사람은 여기서 바꿀 수 없습니다. 마지막 관리자는 뺄 수 없습니다.
          </p>
          <LevelRights />
        </>
      )}
    </div>
  );
}

/** It is read at once. */
const WHOLE = { hasNextPage: false, isFetchingNextPage: false, fetchNextPage: () => undefined };
