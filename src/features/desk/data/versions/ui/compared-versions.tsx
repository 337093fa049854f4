import { useState } from 'react';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { Note, Panel } from '#ui/components/panel.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import { DifferencePanel } from '../../differences/ui/difference-panel.tsx';
import type { DeskDifference, DeskVersion } from '../../fact-version-desk.contract.ts';
import type { BackScopeName, DifferenceLine } from '../back-scope.rules.ts';
import { BackPanel } from './back-panel.tsx';
import { versionDifference } from './version-query.ts';

interface ComparedVersionsProps {
  versions: readonly DeskVersion[];
  newer: number;
  /** Undefined: the one before it. */
  older: number | undefined;
  onDone: (text: string) => void;
}

/** The difference of two versions, and the way back to the older one. */
export function ComparedVersions({ versions, newer, older, onDone }: ComparedVersionsProps) {
  const query = useLiveQuery(versionDifference, { from: older, to: newer });
  return (
    <QueryStates
      query={query}
      skeleton={
        <Panel>
          <Skeleton rows={8} />
        </Panel>
      }
      failed="두 버전의 차이를 불러오지 못했습니다."
    >
      {(difference) => <Compared {...{ versions, difference, onDone }} />}
    </QueryStates>
  );
}

interface ComparedProps extends Pick<ComparedVersionsProps, 'versions' | 'onDone'> {
  difference: DeskDifference;
}

function Compared({ versions, difference, onDone }: ComparedProps) {
  const { from, to, rows, counts, isReadable } = difference;
  const [scope, setScope] = useState<BackScopeName>('field');
  const [line, setLine] = useState<DifferenceLine>();
  const title = `${withParticle(String(from.id), '과/와')} ${to.id}의 차이`;
  if (!isReadable) {
    return (
      <Panel title={title}>
        <div className="pad">
          <Note>
            지금 프로그램이 읽지 못하는 옛 형식의 기본값을 쓴 버전입니다. 목록으로만 볼 수 있고, 되돌릴 수 없습니다.
          </Note>
        </div>
      </Panel>
    );
  }
  const isLineScope = scope === 'field' || scope === 'row';
  return (
    <>
      <DifferencePanel
        title={title}
        rows={rows}
        count={counts.reduce((sum, { count }) => sum + count, 0)}
        counts={counts}
        empty="두 버전의 값이 같습니다."
        heads={[String(from.id), String(to.id)]}
        byText={({ by }) => (by ? (by.name ?? '운영자') : '기본값')}
        {...(isLineScope && { chosen: line, onChoose: setLine })}
      />
      <BackPanel
        version={from}
        rows={rows}
        versions={versions}
        scope={scope}
        onScope={setScope}
        line={line}
        onCancel={() => {
          setScope('field');
          setLine(undefined);
        }}
        onDone={onDone}
      />
    </>
  );
}
