import type { ReactNode } from 'react';
import { thresholdOf, type Vitals } from '#shared/advancement.ts';
import { gradeName } from '#shared/jobs.ts';
import { formatCount } from '#shared/korean/amount.ts';
import { ActionBar } from '#ui/components/action-bar.tsx';
import { Button } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { ChoiceSelect } from '#ui/form/choice-fields.tsx';
import type { ControlProps } from '#ui/form/field-kind.ts';
import { Form, FormField } from '#ui/form/form.tsx';
import { statText, understood } from '../../../profiles/character-form.rules.ts';
import type { Me } from '../../../profiles/profile.contract.ts';
import { gradeClass } from '../../../profiles/profile.labels.ts';
import { warningText } from '../../../profiles/profile-warning.labels.ts';
import {
  type CharacterField as CharacterFieldName,
  characterForm,
  GRADES,
  STAT_FIELDS,
  type StatField,
} from './character-form.tsx';
import css from './me.module.css';
import { type CharacterEditorState, useCharacterEditor } from './use-character-editor.ts';

type EditedField = Exclude<CharacterFieldName, 'job' | 'showsDiscord'>;

const NEXT_GRADES = [1, 2];

function TargetChips({ editor }: { editor: CharacterEditorState }) {
  const { character: values, submission } = editor;
  const rows = NEXT_GRADES.flatMap((step) => {
    const grade = values.grade + step;
    const threshold = thresholdOf(values.job, grade);
    return threshold ? [{ grade, threshold }] : [];
  });
  const choose = ({ hp, mp }: Vitals) =>
    submission.change({ targetHp: statText(hp), ...(mp > 0 && { targetMp: statText(mp) }) });
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

export function CharacterEditor({ me }: { me: Me }) {
  'use memo';
  const editor = useCharacterEditor(me);
  const { submission, isChanged } = editor;
  const { message } = submission;
  const isSending = submission.phase === 'sending';
  return (
    <Form of={characterForm} submission={submission} id="me" className={`stack ${css.form}`}>
      <div className={`f2 ${css.fields}`}>
        <CharacterField editor={editor} name="name" />
        <CharacterField editor={editor} name="level" />
        <FormField of={characterForm} name="job" className={`${css.field} ${css.choice} ${css.job}`} />
        <CharacterField editor={editor} name="grade" className={css.choice}>
          {(props) => <ChoiceSelect {...props} choices={gradeChoices(submission.values.job)} />}
        </CharacterField>
        {STAT_FIELDS.map((name) => (
          <CharacterField key={name} editor={editor} name={name} />
        ))}
      </div>
      <TargetChips editor={editor} />
      {me.discordId !== null && <FormField of={characterForm} name="showsDiscord" />}
      {isChanged && (
        <ActionBar>
          <Button type="submit" tone="primary" aria-disabled={isSending}>
            저장
          </Button>
        </ActionBar>
      )}
      <div className="submit">
        <Button type="submit" tone="primary" aria-disabled={isSending}>
          {isSending ? '저장하는 중' : '저장'}
        </Button>
        {isChanged && (
          <Button tone="ghost" onClick={editor.reset}>
            되돌리기
          </Button>
        )}
        <p className="said grow" role="status" data-tone={message?.tone}>
          {message?.text}
        </p>
      </div>
    </Form>
  );
}

interface CharacterFieldProps<Name extends EditedField> {
  editor: CharacterEditorState;
  name: Name;
  className?: string | undefined;
  children?: (props: ControlProps<(typeof characterForm.fields)[Name]['empty']>) => ReactNode;
}

/** A field whose issue shows once it was left, and whose hint says how its text is read. */
function CharacterField<Name extends EditedField>({ editor, name, className, children }: CharacterFieldProps<Name>) {
  return (
    <FormField
      of={characterForm}
      name={name}
      className={classNames(css.field, className)}
      hint={<FieldHint editor={editor} name={name} />}
      issue={editor.issueOf(name)}
      onBlur={() => editor.leave(name)}
    >
      {children}
    </FormField>
  );
}

function FieldHint({ editor: { submission, warnings }, name }: { editor: CharacterEditorState; name: EditedField }) {
  const reading = isStat(name) ? understood(submission.values[name]) : '';
  const warning = warnings.find((one) => one.field === name);
  if (!warning) return reading || characterForm.fields[name].hint || NOTHING;
  return (
    <>
      {reading && <span className="own-text">{`${reading} · `}</span>}
      <span className={css.odd}>{warningText(warning)}</span>
    </>
  );
}

function isStat(field: EditedField): field is StatField {
  return STAT_FIELDS.some((stat) => stat === field);
}

function gradeChoices(job: number) {
  return GRADES.map((value) => ({ value, label: gradeLabel(job, value) }));
}

function gradeLabel(job: number, grade: number): string {
  return grade === 0 ? `${gradeName(job, 0)} (승급 전)` : `${gradeName(job, grade)} (${grade}차)`;
}
