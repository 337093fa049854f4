import { useWindowKind } from '#platform/client/window-kind.ts';
import { formatMonthDay } from '#shared/korean/day-texts.ts';
import { OPERATOR_LEVEL_NAMES } from '#shared/operator-level-names.ts';
import { classNames } from '#ui/components/class-names.ts';
import { useOwnLevel } from '../../../table/ui/use-own-level.ts';
import { factRowPath, fieldLabel } from '../../differences/difference.labels.ts';
import type { DeskConflict } from '../../fact-conflict-desk.contract.ts';
import { type ConflictChoices, conflictLevel, findChoice, isOvertaken, type Take } from '../conflict-choice.rules.ts';
import css from './conflicts.module.css';

const TAKES: readonly (readonly [take: Take, label: string])[] = [
  ['mine', '고친 값'],
  ['base', '새 기본값'],
];

interface ConflictRowsProps {
  conflicts: readonly DeskConflict[];
  choices: ConflictChoices;
  onChoose(conflict: DeskConflict, take: Take): void;
}

/** The conflicts with their three values side by side, on phones too. */
export function ConflictRows(props: ConflictRowsProps) {
  return useWindowKind() === 'phone' ? <Lines {...props} /> : <Table {...props} />;
}

function Table({ conflicts, ...choosing }: ConflictRowsProps) {
  return (
    <table className={`t two ${css.table}`}>
      <thead>
        <tr>
          <th>항목</th>
          <th className={`num ${css.value}`}>이전 기본값</th>
          <th className={`num ${css.value}`}>
            고친 값 <span className={css.used}>사용 중</span>
          </th>
          <th className={`num ${css.value}`}>새 기본값</th>
          <th className={css.take}>쓸 값</th>
        </tr>
      </thead>
      <tbody>
        {conflicts.map((conflict) => (
          <tr key={conflict.id}>
            <td>
              <Name conflict={conflict} />
            </td>
            <td className="num dim elide" title={conflict.texts.base}>
              {conflict.texts.base}
            </td>
            <td className={`num elide ${css.inForce}`} title={conflict.texts.value}>
              <b>{conflict.texts.value}</b>
            </td>
            <td className="num elide" title={conflict.texts.now}>
              {conflict.texts.now}
            </td>
            <td>
              <TakeChoice conflict={conflict} {...choosing} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Lines({ conflicts, ...choosing }: ConflictRowsProps) {
  return (
    <ol>
      {conflicts.map((conflict) => (
        <li key={conflict.id} className={css.line}>
          <Name conflict={conflict} />
          <dl className={css.values}>
            <Value label="이전 기본값" text={conflict.texts.base} />
            <Value label="고친 값, 사용 중" text={conflict.texts.value} isInForce />
            <Value label="새 기본값" text={conflict.texts.now} />
          </dl>
          <TakeChoice conflict={conflict} {...choosing} />
        </li>
      ))}
    </ol>
  );
}

function Value({ label, text, isInForce = false }: { label: string; text: string; isInForce?: boolean }) {
  return (
    <div className={classNames(isInForce && css.inForce)}>
      <dt className="meta">{label}</dt>
      <dd>{isInForce ? <b>{text}</b> : text}</dd>
    </div>
  );
}

function Name({ conflict }: { conflict: DeskConflict }) {
  const { entity, rowId, name, by, at, source } = conflict;
  return (
    <>
      <span className="block elide">
        <a className={css.name} href={factRowPath(entity, rowId)}>
          {name}
        </a>{' '}
        <span className="dim">{fieldLabel(conflict)}</span>
      </span>
      <span className="meta block elide">
        {[`${by?.name ?? '운영자'} ${formatMonthDay(at)}`, ...(source.includes('report') ? ['제보'] : [])].join(' · ')}
      </span>
    </>
  );
}

interface TakeChoiceProps extends Omit<ConflictRowsProps, 'conflicts'> {
  conflict: DeskConflict;
}

/** A choice that is pressed again is taken out. */
function TakeChoice({ conflict, choices, onChoose }: TakeChoiceProps) {
  const level = useOwnLevel();
  const needed = conflictLevel(conflict);
  if (level > needed) return <span className="meta">{`${OPERATOR_LEVEL_NAMES[needed]}부터 정할 수 있습니다`}</span>;
  const chosen = findChoice(choices, conflict);
  return (
    <>
      <fieldset className={`seg even ${css.seg}`} aria-label={`${conflict.name} ${fieldLabel(conflict)}에 쓸 값`}>
        {TAKES.map(([take, label]) => (
          <button
            key={take}
            type="button"
            className={take === chosen ? 'on' : undefined}
            aria-pressed={take === chosen}
            onClick={() => onChoose(conflict, take)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      {isOvertaken(choices, conflict) && (
        <span className="meta up block" role="status">
          고른 뒤에 기본값이 또 바뀌었습니다
        </span>
      )}
    </>
  );
}
