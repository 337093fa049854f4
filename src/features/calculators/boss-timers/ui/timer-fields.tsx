import { defineForm, type Reading } from '#shared/form.ts';
import { TextInput } from '#ui/components/field.tsx';
import { custom, type FieldKind, type FieldLook } from '#ui/form/field-kind.ts';
import { text } from '#ui/form/text-fields.tsx';
import { cleanText } from '../board-text.rules.ts';
import { MOMENT_ISSUE, NAME_ISSUE, RESPAWN_ISSUE } from '../boss-timer.labels.ts';
import { MAX_NAME_LENGTH, MAX_NOTE_LENGTH } from '../boss-timer.rules.ts';
import { formatMinutes, readMinutes, readMoment } from '../time-parsing.rules.ts';
import css from './boss-timers.module.css';

const MAX_TIME_LENGTH = 20;

interface TimeOptions extends FieldLook {
  readonly placeholder?: string;
  readonly className?: string | undefined;
}

interface TimeRules {
  read(typed: string): Reading<number | null>;
  write(sent: number | null): string;
}

function time({ placeholder, className, ...look }: TimeOptions, rules: TimeRules): FieldKind<string, number | null> {
  return custom({
    ...look,
    ...rules,
    empty: '',
    parse: (stored) => (typeof stored === 'string' ? stored : undefined),
    draw: ({ onChange, ...props }) => (
      <TextInput
        autoComplete="off"
        className={className}
        data-max-letters={MAX_TIME_LENGTH}
        {...props}
        placeholder={props.placeholder ?? placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    ),
  });
}

/** A respawn time in minutes, such as `3시간`; null: nothing is typed. */
function respawn(options: TimeOptions) {
  return time(options, {
    read(typed) {
      if (typed.trim() === '') return { sent: null };
      const minutes = readMinutes(typed);
      return minutes === null ? { issue: RESPAWN_ISSUE } : { sent: minutes };
    },
    write: (minutes) => (minutes === null ? '' : formatMinutes(minutes)),
  });
}

/** The time of a kill, such as `5분 전`; null: nothing is typed. */
function kill(options: TimeOptions) {
  return time(options, {
    read(typed) {
      if (typed.trim() === '') return { sent: null };
      const at = readMoment(typed, Date.now());
      return at === null ? { issue: MOMENT_ISSUE } : { sent: at };
    },
    // The field asks for another time than the one that stands.
    write: () => '',
  });
}

function note(hint: string): FieldKind<string> {
  return text({
    label: '채널 · 서버',
    hint,
    max: MAX_NOTE_LENGTH,
    clean: (typed) => cleanText(typed, MAX_NOTE_LENGTH),
  });
}

export const newTimerForm = defineForm({
  fields: {
    name: text({
      label: '이름',
      hint: '고르거나 직접 입력',
      max: MAX_NAME_LENGTH,
      clean: (typed) => cleanText(typed, Number.POSITIVE_INFINITY),
      check: (name) => (name === '' ? NAME_ISSUE : undefined),
      input: { list: 'boss-names' },
    }),
    respawnMinutes: respawn({ label: '리젠 시간' }),
    note: note('비워도 됩니다'),
    killedAt: kill({ label: '잡은 시각', hint: '지금, 21:05, 5분 전' }),
  },
});

export const timerForm = defineForm({
  fields: {
    killedAt: kill({ label: '잡은 시각', hint: '21:05, 5분 전', placeholder: '그대로' }),
    respawnMinutes: respawn({ label: '리젠 시간', hint: '3시간, 90분, 2:30' }),
    note: note('\u00a0'),
  },
});

export const respawnForm = defineForm({
  fields: {
    respawnMinutes: respawn({ label: '다른 시간', placeholder: '3시간, 90분', className: css.promptTime }),
  },
  check: ({ respawnMinutes }) => (respawnMinutes === null ? { respawnMinutes: RESPAWN_ISSUE } : {}),
});
