import { useId } from 'react';
import { useLocalForm } from '#platform/client/form/use-local-form.ts';
import { Form, FormField } from '#ui/form/form.tsx';
import type { BossTimer } from '../boss-timer.rules.ts';
import css from './boss-timers.module.css';
import { timerForm } from './timer-fields.tsx';

export interface RowActions {
  killedNow: (timer: BossTimer) => void;
  save: (timer: BossTimer) => void;
  remove: (timer: BossTimer) => void;
}

export function TimerEdit({ timer, actions }: { timer: BossTimer; actions: RowActions }) {
  const id = useId();
  const submission = useLocalForm(timerForm, undefined, {
    first: timerForm.fromRow(timer),
    onDone: ({ killedAt, ...changed }) => actions.save({ ...timer, ...changed, killedAt: killedAt ?? timer.killedAt }),
  });
  return (
    <details className={css.edit}>
      <summary>시각 수정</summary>
      <Form of={timerForm} submission={submission} id={id}>
        <FormField of={timerForm} name="killedAt" />
        <FormField of={timerForm} name="respawnMinutes" />
        <FormField of={timerForm} name="note" />
        <div className={css.editActs}>
          <button type="submit" className="btn">
            저장
          </button>
          <button type="button" className="btn danger" onClick={() => actions.remove(timer)}>
            지우기
          </button>
        </div>
      </Form>
    </details>
  );
}
