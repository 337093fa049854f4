import { thresholdOf } from '#shared/advancement.ts';
import { gradeName } from '#shared/jobs.ts';
import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import { CalculatorForm } from '../../calculator/ui/calculator-form.tsx';
import { FillFromProfile } from '../../calculator/ui/fill-from-profile.tsx';
import { NumberField } from '../../calculator/ui/number-field.tsx';
import { JobField, QueryChoice } from '../../calculator/ui/query-choice.tsx';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import type { PriceList } from '../../vitals/vital-price.rules.ts';
import { answerLabel, standingText, VITAL_LABELS } from '../exp.labels.ts';
import type { expParams } from '../exp.params.ts';
import { type ExpQuestion, goalGrades, LEVEL_NAMES, VITAL_NAMES, type Vital } from '../exp-question.rules.ts';
import { ownExp } from '../own-exp.rules.ts';
import css from './exp.module.css';

export const EXP_FORM = 'exp-form';

const MODES = [
  { value: 'level', label: '레벨' },
  { value: 'vital', label: '체력·마력' },
];
const VITALS = [
  { value: 'hp', label: '체력' },
  { value: 'mp', label: '마력' },
];

interface ExpFormProps {
  queryState: QueryStateOf<typeof expParams>;
  question: ExpQuestion;
  lists: Readonly<Record<Vital, PriceList>>;
  exp: number;
}

export function ExpForm({ queryState, question, lists, exp }: ExpFormProps) {
  const { job, mode, vital } = question;
  const shown = mode === 'level' ? LEVEL_NAMES : VITAL_NAMES[vital];
  return (
    <CalculatorForm
      id={EXP_FORM}
      title={mode === 'level' ? '내 레벨' : `내 ${VITAL_LABELS[vital]}`}
      aside={<FillFromProfile queryState={queryState} fill={(me) => ownExp(me, queryState.texts.by ?? null)} />}
      action="/calc/exp"
      answer={{ label: answerLabel(question), value: exp }}
    >
      <JobField queryState={queryState} job={job} />
      <QueryChoice label="목표" name="by" queryState={queryState} choices={MODES} current={mode} />
      {mode === 'level' ? (
        <LevelFields queryState={queryState} question={question} />
      ) : (
        <VitalFields queryState={queryState} question={question} list={lists[vital]} />
      )}
      <Carried queryState={queryState} shown={[...shown]} />
    </CalculatorForm>
  );
}

function LevelFields({ queryState, question: { levels, isExample } }: Pick<ExpFormProps, 'queryState' | 'question'>) {
  return (
    <>
      <NumberField
        label="지금 레벨"
        name="level"
        queryState={queryState}
        parsed={levels.level}
        unit="레벨"
        hint={isExample ? '지금은 예시입니다' : '1부터 99까지'}
      />
      <NumberField label="목표 레벨" name="toLevel" queryState={queryState} parsed={levels.toLevel} unit="레벨" />
      <NumberField
        label="현재 레벨에서 얻은 경험치"
        name="exp"
        queryState={queryState}
        parsed={levels.exp}
        isAmount
        hint={levels.exp.value === 0 ? '레벨업한 뒤로 얻은 만큼' : undefined}
      />
    </>
  );
}

function VitalFields({
  queryState,
  question: { job, vital, vitals },
  list,
}: Pick<ExpFormProps, 'queryState' | 'question'> & { list: PriceList }) {
  const [nowName, targetName] = VITAL_NAMES[vital];
  const { now, target } = vitals[vital];
  const word = VITAL_LABELS[vital];
  return (
    <>
      <QueryChoice label="올릴 능력" name="vital" queryState={queryState} choices={VITALS} current={vital} />
      <NumberField
        key={nowName}
        label={`지금 맨몸 ${word}`}
        name={nowName}
        queryState={queryState}
        parsed={now}
        isAmount
        hint={standingText(job, vital, list, now.value)}
      />
      <NumberField
        key={targetName}
        label={`목표 ${word}`}
        name={targetName}
        queryState={queryState}
        parsed={target}
        isAmount
        hint={formatDigits(target.value)}
      />
      <Goals queryState={queryState} job={job} vital={vital} now={now.value} target={target.value} />
    </>
  );
}

function Goals({ job, vital, now, ...rest }: Omit<GoalProps, 'grade' | 'kind'> & { now: number }) {
  return (
    <ul className={`stack gap-2 ${css.goalRows}`} aria-label="승급 목표">
      {goalGrades(job, vital, now).map((grade) => (
        <li key={grade}>
          <span className={`g${grade}`}>{gradeName(job, grade)}</span>
          <Goal job={job} vital={vital} grade={grade} kind="least" {...rest} />
          <Goal job={job} vital={vital} grade={grade} kind="full" {...rest} />
        </li>
      ))}
    </ul>
  );
}

interface GoalProps {
  queryState: QueryStateOf<typeof expParams>;
  job: number;
  vital: Vital;
  grade: number;
  kind: 'least' | 'full';
  target: number;
}

function Goal({ queryState, job, vital, grade, kind, target }: GoalProps) {
  const word = kind === 'least' ? '칼승' : '풀승';
  const value = thresholdOf(job, grade)?.[kind][vital] ?? 0;
  if (value === 0) return <span className={`chip ${css.goal} ${css.off}`}>{word} –</span>;
  const isCurrent = value === target;
  return (
    <a
      className={`${isCurrent ? 'chip on' : 'chip'} ${css.goal}`}
      href={queryState.href({ [VITAL_NAMES[vital][1]]: value })}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {word} {formatAmount(value)}
    </a>
  );
}

/** Hidden inputs, so that a submit preserves parameters without a shown field. */
function Carried({ queryState, shown }: { queryState: QueryStateOf<typeof expParams>; shown: readonly string[] }) {
  const carried = [...LEVEL_NAMES, ...VITAL_NAMES.hp, ...VITAL_NAMES.mp].filter((name) => !shown.includes(name));
  return carried.map((name) => {
    const value = queryState.typed[name];
    return value ? <input key={name} type="hidden" name={name} value={value} /> : null;
  });
}
