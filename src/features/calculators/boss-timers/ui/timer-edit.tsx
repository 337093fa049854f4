import { type FormEvent, useId, useState } from 'react';
import { Field, TextInput } from '#ui/components/field.tsx';
import { cleanText } from '../board-text.rules.ts';
import { spanText } from '../boss-timer.labels.ts';
import { type BossTimer, MAX_NOTE_LENGTH } from '../boss-timer.rules.ts';
import { MOMENT_FAULT, RESPAWN_FAULT } from '../boss-timer-faults.labels.ts';
import { readMinutes, readMoment } from '../time-parsing.rules.ts';
import css from './boss-timers.module.css';

export interface RowActions {
  killedNow: (timer: BossTimer) => void;
  save: (timer: BossTimer) => void;
  remove: (timer: BossTimer) => void;
}

interface Faults {
  killed?: string;
  respawn?: string;
}

export function TimerEdit({ timer, actions }: { timer: BossTimer; actions: RowActions }) {
  const id = useId();
  const [faults, setFaults] = useState<Faults>({});
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name) ?? '').trim();
    const killed = text('killed');
    const respawn = text('respawn');
    const killedAt = killed === '' ? timer.killedAt : readMoment(killed, Date.now());
    const respawnMinutes = respawn === '' ? null : readMinutes(respawn);
    const found: Faults = {
      ...(killed !== '' && killedAt === null && { killed: MOMENT_FAULT }),
      ...(respawn !== '' && respawnMinutes === null && { respawn: RESPAWN_FAULT }),
    };
    setFaults(found);
    if (found.killed || found.respawn) return;
    actions.save({ ...timer, killedAt, respawnMinutes, note: cleanText(text('note'), MAX_NOTE_LENGTH) });
  };
  return (
    <details className={css.edit}>
      <summary>시각 수정</summary>
      <form onSubmit={save} noValidate>
        <Field label="잡은 시각" id={`${id}killed`} hint="21:05, 5분 전" error={faults.killed}>
          <TextInput
            id={`${id}killed`}
            name="killed"
            autoComplete="off"
            data-max-letters={20}
            placeholder="그대로"
            aria-invalid={faults.killed !== undefined}
            aria-describedby={`${id}killed-hint`}
          />
        </Field>
        <Field label="리젠 시간" id={`${id}respawn`} hint="3시간, 90분, 2:30" error={faults.respawn}>
          <TextInput
            id={`${id}respawn`}
            name="respawn"
            autoComplete="off"
            data-max-letters={20}
            defaultValue={timer.respawnMinutes === null ? '' : spanText(timer.respawnMinutes)}
            aria-invalid={faults.respawn !== undefined}
            aria-describedby={`${id}respawn-hint`}
          />
        </Field>
        <Field label="채널 · 서버" id={`${id}note`} hint={'\u00a0'}>
          <TextInput
            id={`${id}note`}
            name="note"
            autoComplete="off"
            data-max-letters={MAX_NOTE_LENGTH}
            defaultValue={timer.note}
          />
        </Field>
        <div className={css.editActs}>
          <button type="submit" className="btn">
            저장
          </button>
          <button type="button" className="btn danger" onClick={() => actions.remove(timer)}>
            지우기
          </button>
        </div>
      </form>
    </details>
  );
}
