import { thresholdOf } from '#shared/advancement.ts';
import { gradeName } from '#shared/jobs.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { countParts, countText } from '../calculator/count-parts.rules.ts';
import { type PriceList, tierAt } from '../vitals/vital-price.rules.ts';
import { type ExpQuestion, gradeAt, type Mode, usesMp, type Vital } from './exp-question.rules.ts';

export const VITAL_LABELS: Readonly<Record<Vital, string>> = { hp: '체력', mp: '마력' };

const ANSWER_LABELS: Readonly<Record<Mode, string>> = { level: '모아야 할 경험치', vital: '팔아야 할 경험치' };

export function answerLabel({ mode, isExample }: Pick<ExpQuestion, 'mode' | 'isExample'>): string {
  return ANSWER_LABELS[mode] + (isExample ? ' · 예시' : '');
}

const HOURS_A_DAY = 24;
const MINUTES_AN_HOUR = 60;
const MANY_HOURS = 48;
const HUNDRED_THOUSAND = 100_000;

export function roughCount(count: number): string {
  const [first] = countParts(count);
  return count < HUNDRED_THOUSAND || !first ? formatDigits(count) : first.digits + (first.unit ?? '');
}

/** `20분`, `5시간 20분`, `3일 4시간`; a day has 24 hours. */
export function hoursText(hours: number): string {
  if (hours === 0) return '0분';
  if (hours >= MANY_HOURS) {
    const whole = Math.ceil(hours);
    const rest = whole % HOURS_A_DAY;
    return `${formatDigits(Math.floor(whole / HOURS_A_DAY))}일${rest > 0 ? ` ${rest}시간` : ''}`;
  }
  const minutes = Math.ceil(hours * MINUTES_AN_HOUR);
  const rest = minutes % MINUTES_AN_HOUR;
  const whole = Math.floor(minutes / MINUTES_AN_HOUR);
  if (whole === 0) return `${rest}분`;
  return `${whole}시간${rest > 0 ? ` ${rest}분` : ''}`;
}

/** Returns how often `storedMax` has to be filled to earn `exp`; a partial filling counts as one. */
export function fillsText(exp: number, storedMax: number): string {
  return `${formatDigits(Math.ceil(exp / storedMax))}번`;
}

/** `64만 2500 · 검제, 1구간`. */
export function standingText(job: number, vital: Vital, list: PriceList, now: number): string {
  const tier = tierAt(list, now);
  const place = tier ? `${list.indexOf(tier) + 1}구간` : '';
  // Warriors and rogues have no grade by MP.
  const grade = vital === 'mp' && !usesMp(job) ? '' : `${gradeName(job, gradeAt(job, vital, now))}, `;
  return `${countText(now)} · ${grade}${place}`;
}

/** `검성 풀승`; null: the target is no threshold. */
export function goalText(job: number, vital: Vital, target: number): string | null {
  for (const grade of [1, 2, 3, 4]) {
    const threshold = thresholdOf(job, grade);
    if (threshold && target > 0) {
      if (threshold.least[vital] === target) return `${gradeName(job, grade)} 칼승`;
      if (threshold.full[vital] === target) return `${gradeName(job, grade)} 풀승`;
    }
  }
  return null;
}
