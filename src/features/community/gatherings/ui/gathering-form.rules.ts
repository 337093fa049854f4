import { MINUTE_MS } from '#shared/durations.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';
import { formatClock } from '#shared/korean/day-texts.ts';
import { lengthIssue, textLength } from '#shared/text-length.ts';
import type { Gathering, NewGathering } from '../gathering.contract.ts';
import {
  MAX_CAPACITY,
  MAX_NOTE_LENGTH,
  MAX_PLACE_LENGTH,
  MAX_TITLE_LENGTH,
  MIN_CAPACITY,
  MIN_TITLE_LENGTH,
  REMIND_CHOICES,
  USUAL_MINUTES,
  USUAL_REMIND_MINUTES,
} from '../gathering.limits.ts';
import { isTimely } from '../gathering.rules.ts';
import { GATHERING_KIND, NO_DUNGEON, WEEKLY } from '../gathering-codes.ts';
import { gatheringErrors } from '../gathering-error.labels.ts';

export interface GatheringFields {
  title: string;
  kind: Gathering['kind'];
  /** `2026-11-26`, in Seoul. */
  day: string;
  /** `21:00`, in Seoul. */
  time: string;
  minutes: number;
  dungeonId: number;
  place: string;
  note: string;
  /** Empty: as many as come. */
  capacity: string;
  remindMinutes: Gathering['remindMinutes'];
  isWeekly: boolean;
}

export const FIELD_NAMES = ['title', 'at', 'capacity', 'place', 'note', 'dungeonId'] as const;
export type FieldName = (typeof FIELD_NAMES)[number];
export type FieldFaults = Partial<Record<FieldName, string>>;

export const MINUTE_CHOICES = [30, 60, 90, 120, 180, 240, 360] as const;
const EVENING = '21:00';
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** @param day on which it is to be, unless changed */
export function emptyFields(day: string): GatheringFields {
  return {
    title: '',
    kind: GATHERING_KIND.hunt,
    day,
    time: EVENING,
    minutes: USUAL_MINUTES,
    dungeonId: NO_DUNGEON,
    place: '',
    note: '',
    capacity: '',
    remindMinutes: USUAL_REMIND_MINUTES,
    isWeekly: false,
  };
}

export function fieldsOf({ at, capacity, repeat, ...gathering }: Gathering): GatheringFields {
  const { title, kind, minutes, dungeonId, place, note, remindMinutes } = gathering;
  return {
    ...{ title, kind, minutes, dungeonId, place, note, remindMinutes },
    day: seoulDay(at),
    time: formatClock(at),
    capacity: capacity === null ? '' : String(capacity),
    isWeekly: repeat !== null,
  };
}

/** Undefined: no day or no time. */
function readMoment({ day, time }: Pick<GatheringFields, 'day' | 'time'>): Date | undefined {
  const [, hours, minutes] = TIME.exec(time) ?? [];
  if (!DAY.test(day) || hours === undefined || minutes === undefined) return undefined;
  const start = startOfSeoulDay(day).getTime();
  return Number.isNaN(start) ? undefined : new Date(start + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS);
}

/** Null: as many as come. Undefined: no such number. */
function readCapacity(text: string): number | null | undefined {
  const typed = text.normalize('NFKC').trim();
  if (typed === '') return null;
  const value = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return value >= MIN_CAPACITY && value <= MAX_CAPACITY ? value : undefined;
}

/** @param before when a gathering that is changed begins so far: that moment may stay */
export function faultsOf(fields: GatheringFields, now: Date, before?: string): FieldFaults {
  const faults: FieldFaults = {};
  const title = lengthIssue(textLength(fields.title.trim()), { min: MIN_TITLE_LENGTH, max: MAX_TITLE_LENGTH });
  if (title) faults.title = title;
  const at = readMoment(fields);
  if (!at) faults.at = '날짜와 시각을 적어 주세요.';
  else if (at.getTime() !== Date.parse(before ?? '') && !isTimely(at, now)) faults.at = gatheringErrors.untimely;
  if (readCapacity(fields.capacity) === undefined) {
    faults.capacity = `${MIN_CAPACITY}명에서 ${MAX_CAPACITY}명까지 적어 주세요. 비우면 정원이 없습니다.`;
  }
  const place = lengthIssue(textLength(fields.place.trim()), { max: MAX_PLACE_LENGTH });
  if (place) faults.place = place;
  const note = lengthIssue(textLength(fields.note.trim()), { max: MAX_NOTE_LENGTH });
  if (note) faults.note = note;
  return faults;
}

/** Of fields without fault. */
export function wishesOf(fields: GatheringFields): NewGathering {
  const { kind, minutes, dungeonId, remindMinutes } = fields;
  return {
    ...{ kind, minutes, dungeonId, remindMinutes },
    title: fields.title.trim(),
    at: (readMoment(fields) ?? new Date(Number.NaN)).toISOString(),
    place: fields.place.trim(),
    note: fields.note.trim(),
    capacity: readCapacity(fields.capacity) ?? null,
    repeat: fields.isWeekly ? WEEKLY : null,
  };
}

/** What of a stored draft can still be used; null: nothing. */
export function parseFields(value: unknown): GatheringFields | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Partial<Record<keyof GatheringFields, unknown>>;
  const empty = emptyFields('');
  const text = (name: 'title' | 'day' | 'time' | 'place' | 'note' | 'capacity') => {
    const one = stored[name];
    return typeof one === 'string' ? one : empty[name];
  };
  const whole = (one: unknown, usual: number) => (Number.isSafeInteger(one) ? Number(one) : usual);
  return {
    ...{ title: text('title'), day: text('day'), time: text('time') },
    ...{ place: text('place'), note: text('note'), capacity: text('capacity') },
    kind: Object.values(GATHERING_KIND).find((kind) => kind === stored.kind) ?? empty.kind,
    minutes: whole(stored.minutes, empty.minutes),
    dungeonId: whole(stored.dungeonId, empty.dungeonId),
    remindMinutes: REMIND_CHOICES.find((minutes) => minutes === stored.remindMinutes) ?? empty.remindMinutes,
    isWeekly: stored.isWeekly === true,
  };
}
