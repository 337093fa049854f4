import { type FormEvent, useId, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Field, TextInput } from '#ui/components/field.tsx';
import { spanText } from '../boss-timer.labels.ts';
import { RESPAWN_FAULT } from '../boss-timer-faults.labels.ts';
import { readMinutes } from '../time-parsing.rules.ts';
import css from './boss-timers.module.css';

/** Minutes offered as buttons; any other time is typed. */
const CHOICES = [30, 60, 120, 180, 360, 720] as const;

interface RespawnPromptProps {
  name: string;
  onChoose: (minutes: number) => void;
}

/** Asks for the respawn time of a boss that was killed and whose time is not known. */
export function RespawnPrompt({ name, onChoose }: RespawnPromptProps) {
  const id = useId();
  const [fault, setFault] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const minutes = readMinutes(String(new FormData(event.currentTarget).get('respawn') ?? ''));
    if (minutes === null) setFault(RESPAWN_FAULT);
    else onChoose(minutes);
  };
  return (
    <form className={css.prompt} onSubmit={submit} noValidate aria-label={`${name} 리젠 시간`}>
      <p>리젠 시간을 고르면 남은 시간을 보여 줍니다.</p>
      <div className={`chips ${css.promptChips}`}>
        {CHOICES.map((minutes) => (
          <button key={minutes} type="button" className={`chip ${css.toolsChip}`} onClick={() => onChoose(minutes)}>
            {spanText(minutes)}
          </button>
        ))}
      </div>
      <Field label="다른 시간" id={id} error={fault}>
        <span className="row">
          <TextInput
            id={id}
            className={css.promptTime}
            name="respawn"
            autoComplete="off"
            data-max-letters={20}
            placeholder="3시간, 90분"
            aria-invalid={fault !== undefined}
            aria-describedby={fault && `${id}-hint`}
          />
          <Button type="submit">저장</Button>
        </span>
      </Field>
    </form>
  );
}
