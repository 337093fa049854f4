import { REMAINDER, type Remainder, type Settled, settle } from '#features/community/settlements/settle.rules.ts';
import {
  MAX_ENTRIES,
  MAX_ENTRY_AMOUNT,
  MAX_SHARES,
  MAX_WEIGHT,
  UNITS,
} from '#features/community/settlements/settlement.limits.ts';
import { type ParsedNumber, readNumber } from '../calculator/number-parsing.rules.ts';
import type { splitParams } from './split.params.ts';

type SplitTexts = ReturnType<typeof splitParams.texts>;

const SALE = { min: 0, max: MAX_ENTRIES * MAX_ENTRY_AMOUNT, missing: 0 };
const EXAMPLE_SALE = 5_210_000;
const USUAL_WEIGHTS = [1, 1, 1, 1];
const WEIGHT = /^\d{1,6}$/;

export interface ParsedWeights {
  /** 1 to 50 weights, at least one of them above 0. */
  readonly value: readonly number[];
  readonly note: string | null;
}

export interface SplitQuestion {
  readonly sale: ParsedNumber;
  /** Whether nothing was entered, so that an example is divided. */
  readonly isExample: boolean;
  readonly weights: ParsedWeights;
  readonly unit: (typeof UNITS)[number];
  readonly remainder: Remainder;
}

/** Any text is accepted and read as the nearest valid value. */
export function readSplitQuestion(texts: SplitTexts): SplitQuestion {
  const isExample = (texts.sale ?? '').trim() === '';
  return {
    sale: isExample ? { value: EXAMPLE_SALE, note: null } : readNumber(texts.sale, SALE),
    isExample,
    weights: readWeights(texts.w),
    unit: UNITS.find((unit) => String(unit) === texts.unit) ?? 1,
    remainder: Object.values(REMAINDER).find((one) => String(one) === texts.remainder) ?? REMAINDER.holder,
  };
}

function readWeights(text: string | undefined): ParsedWeights {
  const typed = (text ?? '').split(/[\s,·/]+/).filter((part) => part !== '');
  if (typed.length === 0) return { value: USUAL_WEIGHTS, note: null };
  const read = typed.filter((part) => WEIGHT.test(part)).map((part) => Math.min(Number(part), MAX_WEIGHT));
  const value = read.slice(0, MAX_SHARES);
  if (value.every((weight) => weight === 0)) {
    return { value: USUAL_WEIGHTS, note: '몫을 읽지 못해 네 사람이 똑같이 나눕니다.' };
  }
  if (read.length > MAX_SHARES) return { value, note: `${MAX_SHARES}명까지만 계산합니다.` };
  if (read.length < typed.length) return { value, note: '숫자가 아닌 몫은 빼고 계산합니다.' };
  return { value, note: typed.some((part) => Number(part) > MAX_WEIGHT) ? `몫은 ${MAX_WEIGHT}까지입니다.` : null };
}

/** Divides the sale; the first person holds the money. */
export function answerSplit({ sale, weights, unit, remainder }: SplitQuestion): Settled {
  return settle({ amounts: [sale.value], weights: weights.value, unit, remainder, holderIndex: 0 });
}
