import css from '#features/calculators/calculator/ui/calculator.module.css';
import { useLocalForm } from '#platform/client/form/use-local-form.ts';
import { Form, FormField } from '#ui/form/form.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import { cleanText } from '../board-text.rules.ts';
import { RESPAWN_KIND_LABELS, spanText } from '../boss-timer.labels.ts';
import { type BossTimer, MAX_NAME_LENGTH, usualRespawn } from '../boss-timer.rules.ts';
import type { Boss } from '../pages/timers.loader.ts';
import timerCss from './boss-timers.module.css';
import { newTimerForm } from './timer-fields.tsx';

interface AddFormProps {
  bosses: readonly Boss[];
  timers: readonly BossTimer[];
  onAdd: (timer: Omit<BossTimer, 'id'>) => void;
}

export function AddForm({ bosses, timers, onAdd }: AddFormProps) {
  const submission = useLocalForm(newTimerForm, undefined, {
    onDone: ({ respawnMinutes, ...timer }) => onAdd({ ...timer, respawnMinutes: respawnMinutes ?? usual }),
  });
  const name = cleanText(submission.values.name, MAX_NAME_LENGTH);
  const reported = bosses.find((boss) => boss.name === name)?.respawn ?? null;
  const usual = usualRespawn(timers, name, reported);
  return (
    <details className="panel disclosure">
      <summary className={timerCss.addHead}>
        <h2 className="h2">직접 추가</h2>
        <span className="meta">목록에 없는 보스</span>
        <ChevronDownIcon size={16} />
      </summary>
      <Form of={newTimerForm} submission={submission} id="boss" className={`${css.form} ${timerCss.add}`}>
        <FormField of={newTimerForm} name="name" className={css.half} />
        <datalist id="boss-names">
          {bosses.map((boss) => (
            <option key={boss.id} value={boss.name} />
          ))}
        </datalist>
        <FormField
          of={newTimerForm}
          name="respawnMinutes"
          className={css.half}
          hint={reported ? `${RESPAWN_KIND_LABELS[reported.kind]}: ${reported.words}` : '비워 두면 잡을 때 물어봅니다'}
          placeholder={usual === null ? '3시간, 90분' : spanText(usual)}
        />
        <FormField of={newTimerForm} name="note" className={css.half} />
        <FormField of={newTimerForm} name="killedAt" className={css.half} />
        <button type="submit" className="btn primary">
          타이머 추가
        </button>
      </Form>
    </details>
  );
}
