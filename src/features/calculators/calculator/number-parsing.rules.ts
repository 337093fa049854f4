import { formatDigits } from '#shared/korean/amount.ts';
import { particle, withParticle } from '#shared/korean/particle.ts';
import { readCount } from '#shared/korean/read-count.ts';

export interface ParsedNumber {
  value: number;
  /** Explains a corrected value to the player; null: taken as typed. */
  note: string | null;
}

export interface NumberLimits {
  min: number;
  max: number;
  missing: number;
}

const SIGNED = /^[-−+]?\d[\d,]*(?:\.\d+)?$/;
const ECHO_LENGTH = 12;

/** Never fails: clamps and rounds to the nearest valid number. */
export function readNumber(text: string | null | undefined, { min, max, missing }: NumberLimits): ParsedNumber {
  const typed = text?.trim() ?? '';
  if (typed === '') return { value: missing, note: null };
  const count = readCount(typed) ?? signedValue(typed);
  if (count === null) {
    return { value: missing, note: `${echo(typed)} 숫자로 읽지 못해 ${counted(missing)} 계산합니다.` };
  }
  if (count < min) return { value: min, note: `${formatDigits(min)}보다 작아 ${counted(min)} 계산합니다.` };
  if (count > max)
    return { value: max, note: `${withParticle(formatDigits(max), '을/를')} 넘어 거기까지만 계산합니다.` };
  const whole = Math.floor(count);
  return { value: whole, note: whole === count ? null : `소수점 아래는 버리고 ${counted(whole)} 계산합니다.` };
}

function signedValue(text: string): number | null {
  return SIGNED.test(text) ? Number(text.replaceAll(',', '').replace('−', '-')) : null;
}

function echo(text: string): string {
  const short = [...text].slice(0, ECHO_LENGTH).join('');
  return `‘${short}${short.length < text.length ? '…' : ''}’${particle(short, '을/를')}`;
}

function counted(value: number): string {
  return withParticle(formatDigits(value), '으로/로');
}

export function readChoice<Choice extends string>(
  text: string | null | undefined,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  return choices.find((choice) => choice === text) ?? choices[0];
}

/** 1 전사, 2 도적, 3 주술사, 4 도사; 전사 for any other text (product.md §9). */
export function readJob(text: string | null | undefined): number {
  return /^[1-4]$/.test(text ?? '') ? Number(text) : 1;
}
