import { type FormEvent, useState } from 'react';
import css from '#features/calculators/calculator/ui/calculator.module.css';
import { lengthIssue, textLength } from '#shared/text-length.ts';
import { Field, TextInput } from '#ui/components/field.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import { cleanText } from '../board-text.rules.ts';
import { RESPAWN_KIND_LABELS, spanText } from '../boss-timer.labels.ts';
import { type BossTimer, MAX_NAME_LENGTH, MAX_NOTE_LENGTH, usualRespawn } from '../boss-timer.rules.ts';
import { MOMENT_FAULT, NAME_FAULT, RESPAWN_FAULT } from '../boss-timer-faults.labels.ts';
import type { Boss } from '../pages/timers.loader.ts';
import { readMinutes, readMoment } from '../time-parsing.rules.ts';
import timerCss from './boss-timers.module.css';

interface AddFormProps {
  bosses: readonly Boss[];
  timers: readonly BossTimer[];
  onAdd: (timer: Omit<BossTimer, 'id'>) => void;
}

interface Faults {
  name?: string;
  killed?: string;
  respawn?: string;
}

const EMPTY = { name: '', respawn: '', note: '', killed: '' };

export function AddForm({ bosses, timers, onAdd }: AddFormProps) {
  const [fields, setFields] = useState(EMPTY);
  const [faults, setFaults] = useState<Faults>({});
  const tooLong = lengthIssue(textLength(fields.name.trim()), { max: MAX_NAME_LENGTH });
  const name = cleanText(fields.name, MAX_NAME_LENGTH);
  const reported = bosses.find((boss) => boss.name === name)?.respawn ?? null;
  const usual = usualRespawn(timers, name, reported);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { respawn, killed } = fields;
    const respawnMinutes = respawn.trim() === '' ? usual : readMinutes(respawn);
    const killedAt = killed.trim() === '' ? null : readMoment(killed, Date.now());
    const found: Faults = {
      ...(name === '' ? { name: NAME_FAULT } : tooLong && { name: tooLong }),
      ...(respawn.trim() !== '' && respawnMinutes === null && { respawn: RESPAWN_FAULT }),
      ...(killed.trim() !== '' && killedAt === null && { killed: MOMENT_FAULT }),
    };
    setFaults(found);
    if (found.name || found.respawn || found.killed) return;
    onAdd({ name, note: cleanText(fields.note, MAX_NOTE_LENGTH), respawnMinutes, killedAt });
    setFields(EMPTY);
  };
  const input = (key: keyof typeof EMPTY, fault?: string) => ({
    id: `boss-${key}`,
    name: key,
    value: fields[key],
    autoComplete: 'off',
    'aria-invalid': fault !== undefined,
    'aria-describedby': `boss-${key}-hint`,
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setFields({ ...fields, [key]: event.currentTarget.value }),
  });
  return (
    <details className="panel disclosure">
      <summary className={timerCss.addHead}>
        <h2 className="h2">직접 추가</h2>
        <span className="meta">목록에 없는 보스</span>
        <ChevronDownIcon size={16} />
      </summary>
      <form className={`${css.form} ${timerCss.add}`} onSubmit={submit} noValidate>
        <Field className={css.half} label="이름" id="boss-name" hint="고르거나 직접 입력" error={faults.name}>
          <TextInput {...input('name', faults.name)} list="boss-names" data-max-letters={MAX_NAME_LENGTH} />
        </Field>
        <datalist id="boss-names">
          {bosses.map((boss) => (
            <option key={boss.id} value={boss.name} />
          ))}
        </datalist>
        <Field
          className={css.half}
          label="리젠 시간"
          id="boss-respawn"
          hint={reported ? `${RESPAWN_KIND_LABELS[reported.kind]}: ${reported.words}` : '비워 두면 잡을 때 물어봅니다'}
          error={faults.respawn}
        >
          <TextInput
            {...input('respawn', faults.respawn)}
            data-max-letters={20}
            placeholder={usual === null ? '3시간, 90분' : spanText(usual)}
          />
        </Field>
        <Field className={css.half} label="채널 · 서버" id="boss-note" hint="비워도 됩니다">
          <TextInput {...input('note')} data-max-letters={MAX_NOTE_LENGTH} />
        </Field>
        <Field className={css.half} label="잡은 시각" id="boss-killed" hint="지금, 21:05, 5분 전" error={faults.killed}>
          <TextInput {...input('killed', faults.killed)} data-max-letters={20} />
        </Field>
        <button type="submit" className="btn primary">
          타이머 추가
        </button>
      </form>
    </details>
  );
}
