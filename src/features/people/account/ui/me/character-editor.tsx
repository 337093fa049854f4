import { thresholdOf, type Vitals } from '#shared/advancement.ts';
import { gradeName } from '#shared/jobs.ts';
import { formatCount } from '#shared/korean/amount.ts';
import { ActionBar } from '#ui/components/action-bar.tsx';
import { Button } from '#ui/components/button.tsx';
import { Checkbox, Field, Select, TextInput } from '#ui/components/field.tsx';
import { MAX_INPUT_LENGTH, type StatField, statText, understood } from '../../../profiles/character-form.rules.ts';
import type { Me } from '../../../profiles/profile.contract.ts';
import { gradeClass } from '../../../profiles/profile.labels.ts';
import { MAX_NAME_LENGTH } from '../../../profiles/profile.limits.ts';
import { warningText } from '../../../profiles/profile-warning.labels.ts';
import { JobChoice } from '../../../profiles/ui/public/job-choice.tsx';
import css from './me.module.css';
import { type CharacterEditorState, controlId, useCharacterEditor } from './use-character-editor.ts';

const NEXT_GRADES = [1, 2];

function TargetChips({ editor }: { editor: CharacterEditorState }) {
  const { values, change } = editor;
  const rows = NEXT_GRADES.flatMap((step) => {
    const grade = values.grade + step;
    const threshold = thresholdOf(values.job, grade);
    return threshold ? [{ grade, threshold }] : [];
  });
  const choose = ({ hp, mp }: Vitals) => change({ targetHp: statText(hp), ...(mp > 0 && { targetMp: statText(mp) }) });
  const isChosen = ({ hp, mp }: Vitals) => values.targetHp === hp && (mp === 0 || values.targetMp === mp);
  return (
    <div className="stack gap-2" style={{ minHeight: 64 }}>
      {rows.map(({ grade, threshold }) => (
        <div className={`small ${css.goal}`} key={grade}>
          <span className={gradeClass(grade)}>{gradeName(values.job, grade)}</span>
          <GoalChip name="칼승" goal={threshold.least} isChosen={isChosen(threshold.least)} onChoose={choose} />
          <GoalChip name="풀승" goal={threshold.full} isChosen={isChosen(threshold.full)} onChoose={choose} />
        </div>
      ))}
    </div>
  );
}

interface GoalChipProps {
  name: string;
  goal: Vitals;
  isChosen: boolean;
  onChoose: (goal: Vitals) => void;
}

function GoalChip({ name, goal, isChosen, onChoose }: GoalChipProps) {
  const amounts = [goal.hp, goal.mp].filter((amount) => amount > 0).map(formatCount);
  return (
    <button
      type="button"
      className={isChosen ? 'chip on' : 'chip'}
      aria-pressed={isChosen}
      title={amounts.length > 1 ? `체력 ${amounts[0]}, 마력 ${amounts[1]}` : `체력 ${amounts[0]}`}
      onClick={() => onChoose(goal)}
    >
      {name} {amounts.join(' · ')}
    </button>
  );
}

const NOTHING = '\u00a0';
const GRADES = [0, 1, 2, 3, 4];

const STATS: readonly { field: StatField; label: string; hint: string }[] = [
  { field: 'maxHp', label: '체력', hint: '맨몸 수치' },
  { field: 'maxMp', label: '마력', hint: '맨몸 수치' },
  { field: 'targetHp', label: '목표 체력', hint: '3만5천처럼 적어도 됩니다' },
  { field: 'targetMp', label: '목표 마력', hint: '비우면 목표 없음' },
];

export function CharacterEditor({ me }: { me: Me }) {
  'use memo';
  const editor = useCharacterEditor(me);
  const { fields, change, message } = editor;
  return (
    <form className={`stack ${css.form}`} ref={editor.form} onSubmit={editor.submit} noValidate>
      <div className={`f2 ${css.fields}`}>
        <Field
          className={css.field}
          label="이름"
          id={controlId('name')}
          {...remarks(editor, 'name', '2~12자, 30일에 한 번')}
        >
          <TextInput
            {...control(editor, 'name')}
            value={fields.name}
            onChange={(event) => change({ name: event.target.value })}
            data-max-letters={MAX_NAME_LENGTH}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
        <Field className={css.field} label="레벨" id={controlId('level')} {...remarks(editor, 'level', '1에서 99까지')}>
          <TextInput
            {...control(editor, 'level')}
            value={fields.level}
            onChange={(event) => change({ level: event.target.value })}
            inputMode="numeric"
            maxLength={2}
            autoComplete="off"
          />
        </Field>
        <JobChoice
          className={`${css.field} ${css.choice} ${css.job}`}
          job={fields.job}
          onChange={(job) => change({ job })}
        />
        <Field
          className={`${css.field} ${css.choice}`}
          label="승급"
          id={controlId('grade')}
          {...remarks(editor, 'grade', '승급에 따라 이름 색이 바뀝니다')}
        >
          <Select
            {...control(editor, 'grade')}
            value={fields.grade}
            onChange={(event) => change({ grade: Number(event.target.value) })}
            options={GRADES.map((grade) => ({ value: String(grade), label: gradeLabel(fields.job, grade) }))}
          />
        </Field>
        {STATS.map(({ field, label, hint }) => (
          <Field
            key={field}
            className={css.field}
            label={label}
            id={controlId(field)}
            {...remarks(editor, field, hint)}
          >
            <TextInput
              {...control(editor, field)}
              value={fields[field]}
              onChange={(event) => change({ [field]: event.target.value })}
              data-max-letters={MAX_INPUT_LENGTH.stat}
              autoComplete="off"
              placeholder="–"
            />
          </Field>
        ))}
      </div>
      <TargetChips editor={editor} />
      {me.discordId !== null && (
        <Checkbox
          label="프로필에 디스코드 공개"
          checked={fields.showsDiscord}
          onChange={(event) => change({ showsDiscord: event.target.checked })}
        />
      )}
      {editor.isChanged && (
        <ActionBar>
          <Button type="submit" tone="primary" aria-disabled={editor.phase === 'sending'}>
            저장
          </Button>
        </ActionBar>
      )}
      <div className="submit">
        <Button type="submit" tone="primary" aria-disabled={editor.phase === 'sending'}>
          {editor.phase === 'sending' ? '저장하는 중' : '저장'}
        </Button>
        {editor.isChanged && (
          <Button tone="ghost" onClick={editor.reset}>
            되돌리기
          </Button>
        )}
        <p className="said grow" role="status" data-tone={message?.tone}>
          {message?.text}
        </p>
      </div>
    </form>
  );
}

function gradeLabel(job: number, grade: number): string {
  return grade === 0 ? `${gradeName(job, 0)} (승급 전)` : `${gradeName(job, grade)} (${grade}차)`;
}

type EditedField = Parameters<typeof controlId>[0];

function control(editor: CharacterEditorState, field: EditedField) {
  const id = controlId(field);
  return {
    id,
    'aria-describedby': `${id}-hint`,
    'aria-invalid': editor.faultOf(field) !== undefined,
    onBlur: () => editor.leave(field),
  };
}

function remarks({ faultOf, warnings, fields }: CharacterEditorState, field: EditedField, usual: string) {
  const error = faultOf(field);
  if (error) return { error };
  const reading = isStat(field) ? understood(fields[field]) : '';
  const warning = warnings.find((one) => one.field === field);
  if (!warning) return { hint: reading || usual || NOTHING };
  return {
    hint: (
      <>
        {reading && <span className="own-text">{`${reading} · `}</span>}
        <span className={css.odd}>{warningText(warning)}</span>
      </>
    ),
  };
}

function isStat(field: EditedField): field is StatField {
  return STATS.some((stat) => stat.field === field);
}
