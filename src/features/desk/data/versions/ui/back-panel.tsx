import { useState } from 'react';
import type { BackScope } from '#features/game-data/editing/fact-version.contract.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { ChoiceField } from '#ui/components/choice-field.tsx';
import { Field, Select } from '#ui/components/field.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import { useOwnLevel } from '../../../table/ui/use-own-level.ts';
import { factRowPath, fieldLabel } from '../../differences/difference.labels.ts';
import type { DeskVersion } from '../../fact-version-desk.contract.ts';
import {
  BACK_SPANS,
  type BackScopeName,
  type BackSpan,
  type DifferenceLine,
  listEditors,
  toBackScope,
} from '../back-scope.rules.ts';
import { BackPlan } from './back-plan.tsx';
import { backPlan } from './version-query.ts';
import css from './versions.module.css';

const OF_A_ROW: readonly { value: BackScopeName; label: string }[] = [
  { value: 'field', label: '값 하나' },
  { value: 'row', label: '한 줄' },
];
const OF_MANY: readonly { value: BackScopeName; label: string }[] = [
  { value: 'person', label: '한 사람' },
  { value: 'all', label: '전체' },
];
const SPAN_LABELS: Readonly<Record<BackSpan, string>> = {
  version: '이 버전 뒤로',
  today: '오늘 0시부터',
  '24': '최근 24시간',
  '72': '최근 72시간',
};

interface BackPanelProps {
  /** Whose values come back. */
  version: DeskVersion;
  rows: readonly DifferenceLine[];
  versions: readonly DeskVersion[];
  scope: BackScopeName;
  onScope(scope: BackScopeName): void;
  /** The line of the difference that is chosen. */
  line: DifferenceLine | undefined;
  onCancel(): void;
  onDone(text: string): void;
}

/** Goes back to the values of a version: first in numbers, then with a reason. */
export function BackPanel(props: BackPanelProps) {
  const { version, rows, versions, scope, onScope, line, onCancel, onDone } = props;
  const isAdministrator = useOwnLevel() === OPERATOR_LEVEL.administrator;
  const [person, setPerson] = useState('');
  const [span, setSpan] = useState<BackSpan>('version');
  const chosen = toBackScope({ scope, line, person, span }, version, Date.now());
  return (
    <Panel title="되돌리기">
      <div className={`pad ${css.back}`}>
        <ChoiceField<BackScopeName>
          label="범위"
          name="back-scope"
          size="tight"
          value={scope}
          onChoose={onScope}
          choices={isAdministrator ? [...OF_A_ROW, ...OF_MANY] : OF_A_ROW}
        />
        <p className="meta">
          {isAdministrator
            ? '한 사람: 그 사람이 고른 시각 뒤에 고친 값만. 한 사람과 전체는 관리자만'
            : '한 사람이 고친 값과 전체는 관리자가 되돌립니다.'}
        </p>
        {scope === 'person' && (
          <div className="f2">
            <Field label="운영자" id="back-person">
              <Select
                id="back-person"
                options={[
                  { value: '', label: '고르기' },
                  ...listEditors(rows, versions).map(({ userId, name }) => ({ value: userId, label: name })),
                ]}
                value={person}
                onChange={({ target }) => setPerson(target.value)}
              />
            </Field>
            <Field label="언제부터" id="back-span">
              <Select
                id="back-span"
                options={BACK_SPANS.map((value) => ({ value, label: SPAN_LABELS[value] }))}
                value={span}
                onChange={({ target }) => setSpan(BACK_SPANS.find((one) => one === target.value) ?? 'version')}
              />
            </Field>
          </div>
        )}
        {(scope === 'field' || scope === 'row') && <ChosenLine line={line} scope={scope} />}
      </div>
      {chosen && (
        <Plan
          key={JSON.stringify(chosen)}
          version={version.id}
          scope={chosen}
          about={aboutText(scope, line)}
          onCancel={onCancel}
          onDone={onDone}
        />
      )}
    </Panel>
  );
}

function aboutText(scope: BackScopeName, line: DifferenceLine | undefined): string {
  if (scope === 'all') return '전체를';
  if (scope === 'person' || !line) return '그 사람이 고친 값을';
  return scope === 'field' ? `${line.name}의 ${fieldLabel(line)} 값을` : `${line.name} 한 줄을`;
}

function ChosenLine({ line, scope }: { line: DifferenceLine | undefined; scope: BackScopeName }) {
  if (!line) return <p role="status">위의 차이에서 되돌릴 줄의 이름을 눌러 고르세요.</p>;
  const isWhole = scope === 'field' && line.field === null;
  return (
    <p role="status">
      <a href={factRowPath(line.entity, line.rowId)}>{line.name}</a>{' '}
      <span className="dim">{scope === 'field' ? fieldLabel(line) : '한 줄'}</span>
      {isWhole && <span className="meta up block">줄 전체가 달라졌습니다. 범위를 한 줄로 바꿔 주세요.</span>}
    </p>
  );
}

interface PlanProps {
  version: number;
  scope: BackScope;
  about: string;
  onCancel(): void;
  onDone(text: string): void;
}

function Plan({ version, scope, ...rest }: PlanProps) {
  const query = useLiveQuery(backPlan, { version, scope });
  return (
    <QueryStates query={query} skeleton={<Skeleton rows={2} />} failed="되돌리면 달라질 것을 세지 못했습니다.">
      {(plan) => <BackPlan {...{ plan, version, scope, ...rest }} />}
    </QueryStates>
  );
}
