import { withParticle } from '#shared/korean/particle.ts';
import { MIN_CHANCE } from './chance.rules.ts';

export interface ChanceReading {
  value: number;
  /** Explains a corrected value to the player; null: taken as typed. */
  note: string | null;
}

/** The pattern excludes infinite and absurd values. */
const NUMBER = String.raw`(\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})(?:e([+-]?\d{1,2}))?`;
const PERCENT = new RegExp(`^${NUMBER}(?:%|퍼센트|퍼|프로)?$`, 'i');
const FRACTION = new RegExp(`^${NUMBER}[/:]${NUMBER}$`, 'i');
const KOREAN_FRACTION = new RegExp(`^${NUMBER}분의${NUMBER}$`, 'i');
const ECHO_LENGTH = 12;

/** Parses `0.5`, `0.5%`, `1/200` or `200분의 1`; any other text becomes the nearest valid chance. */
export function readChance(text: string | null | undefined, missing: number): ChanceReading {
  const typed = text?.trim() ?? '';
  if (typed === '') return { value: missing, note: null };
  const chance = parseChance(typed.normalize('NFKC').replace(/[\s,]/g, ''));
  if (chance === null)
    return {
      value: missing,
      note: `${echo(typed)} 읽지 못해 ${withParticle(percentForm(missing), '으로/로')} 계산합니다.`,
    };
  if (chance > 1) return { value: 1, note: '100%를 넘어 100%로 계산합니다.' };
  if (chance > 0 && chance < MIN_CHANCE) {
    return { value: MIN_CHANCE, note: '너무 작아 0.0000001%(10억에 1)로 계산합니다.' };
  }
  return { value: chance, note: null };
}

function parseChance(bare: string): number | null {
  const minus = /^[-−]/.test(bare);
  const plain = bare.replace(/^[-−+]/, '');
  const fraction = FRACTION.exec(plain);
  const korean = KOREAN_FRACTION.exec(plain);
  const percent = PERCENT.exec(plain);
  const [above, below] = fraction
    ? [toNumber(fraction[1], fraction[2]), toNumber(fraction[3], fraction[4])]
    : korean
      ? [toNumber(korean[3], korean[4]), toNumber(korean[1], korean[2])]
      : [percent ? toNumber(percent[1], percent[2]) : Number.NaN, 100];
  const chance = above / below;
  if (!Number.isFinite(chance)) return null;
  return minus ? 0 : chance;
}

function toNumber(digits = '', exponent = '0'): number {
  return Number(`${digits}e${exponent}`);
}

function echo(text: string): string {
  const short = [...text].slice(0, ECHO_LENGTH).join('');
  return withParticle(`‘${short}${short.length < text.length ? '…' : ''}’`, '을/를');
}

/** Returns `0.5%`, which `readChance` can parse. */
export function percentForm(chance: number): string {
  return `${plainDigits(chance * 100)}%`;
}

/** Formats with at most ten decimals, without an exponent and binary rounding errors. */
function plainDigits(value: number): string {
  return value.toFixed(10).replace(/\.?0+$/, '');
}
