import { thresholdOf, type Vitals } from '#shared/advancement.ts';
import { gradeName } from '#shared/jobs.ts';
import { formatCount } from '#shared/korean/amount.ts';
import { statText } from '../../character-form.rules.ts';
import { gradeClass } from '../../profile.labels.ts';
import css from './me.module.css';
import type { CharacterEditorState } from './use-character-editor.ts';

const NEXT_GRADES = [1, 2];

export function TargetChips({ editor }: { editor: CharacterEditorState }) {
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
