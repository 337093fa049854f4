import { useState } from 'react';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Breadcrumb } from '#ui/components/breadcrumb.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { EmptyState, Skeleton } from '#ui/components/states.tsx';
import { DeskHead } from '../../../table/ui/desk-head.tsx';
import { PanelChoice } from '../../../table/ui/panel-choice.tsx';
import { useOwnLevel } from '../../../table/ui/use-own-level.ts';
import { dataLabel } from '../../differences/difference.labels.ts';
import { countByEntity } from '../../differences/difference.rules.ts';
import type { DeskConflict } from '../../fact-conflict-desk.contract.ts';
import { TABLES_PATH } from '../../facts-paths.ts';
import { conflictLevel, type Take, toDecisions, toggleChoice, withChoice } from '../conflict-choice.rules.ts';
import { ConflictFoot } from './conflict-foot.tsx';
import { factConflicts } from './conflict-query.ts';
import { ConflictRows } from './conflict-rows.tsx';
import css from './conflicts.module.css';
import { useConflictChoices } from './use-conflict-choices.ts';

const ALL = 'all';
const PART = 100;
const HINT = '새 기본값이 이미 고친 값을 바꾸려 합니다. 정할 때까지 고친 값을 씁니다';

/** The page 충돌: values that operators changed and whose base has changed since. */
export default function ConflictsScreen() {
  const query = useLiveQuery(factConflicts);
  const [result, setResult] = useState('');
  const count = query.data?.length;
  return (
    <>
      <Breadcrumb crumbs={[{ label: '자료 편집', href: TABLES_PATH }, { label: '충돌' }]} />
      <DeskHead title="충돌" meta={count !== undefined && `${formatDigits(count)}개`} />
      <p className="said" role="status">
        {result}
      </p>
      <QueryStates
        query={query}
        skeleton={<Skeleton rows={8} className="t two" />}
        failed="충돌을 불러오지 못했습니다."
        empty={
          <Panel>
            <EmptyState icon="goods/scroll-unfurled" text="충돌이 없습니다. 고친 값이 모두 그대로 쓰입니다." />
          </Panel>
        }
      >
        {(conflicts) => <Conflicts conflicts={conflicts} onDone={setResult} />}
      </QueryStates>
    </>
  );
}

function Conflicts({ conflicts, onDone }: { conflicts: readonly DeskConflict[]; onDone: (text: string) => void }) {
  const level = useOwnLevel();
  const [choices, change] = useConflictChoices();
  const [entity, setEntity] = useState<EntityName>();
  const [part, setPart] = useState(PART);
  const counts = countByEntity(conflicts);
  const ofEntity = conflicts.filter((one) => entity === undefined || one.entity === entity);
  const shown = ofEntity.slice(0, part);
  const open = shown.filter((one) => level <= conflictLevel(one));
  const chooseAll = (take: Take) =>
    change((before) => open.reduce((all, conflict) => withChoice(all, conflict, take), before));
  return (
    <Panel title="충돌" className={css.panel} aside={HINT}>
      {counts.length > 1 && (
        <div className={css.entities}>
          <PanelChoice
            label="자료"
            choices={[
              [ALL, `전체 ${formatDigits(conflicts.length)}`],
              ...counts.map((one) => [one.entity, `${dataLabel(one.entity)} ${formatDigits(one.count)}`] as const),
            ]}
            value={entity ?? ALL}
            onChoose={(value) => {
              setEntity(value === ALL ? undefined : value);
              setPart(PART);
            }}
          />
        </div>
      )}
      <ConflictRows
        conflicts={shown}
        choices={choices}
        onChoose={(conflict, take) => change((before) => toggleChoice(before, conflict, take))}
      />
      {ofEntity.length > part && (
        <button type="button" className={css.more} onClick={() => setPart(part + PART)}>
          {formatDigits(Math.min(PART, ofEntity.length - part))}개 더
        </button>
      )}
      <ConflictFoot
        decisions={toDecisions(choices, conflicts)}
        count={conflicts.length}
        canChoose={open.length > 0}
        onChooseAll={chooseAll}
        change={change}
        onDone={onDone}
      />
    </Panel>
  );
}
