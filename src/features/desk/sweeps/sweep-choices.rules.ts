import type { SweepChoices } from '#features/people/operators/sweep.contract.ts';
import { typedText } from '#shared/form.ts';
import type { ChosenSanction } from '../suspensions/suspension.labels.ts';
import { suspensionEnd } from '../suspensions/suspension-length.rules.ts';
import type { NewSweep, Swept } from './sweep.contract.ts';

/** As a form has them: what is ticked, and how it is taken down. */
export interface SweepParts {
  readonly hasTrades: boolean;
  readonly trades: 'hide' | 'cancel';
  readonly hasPrices: boolean;
  readonly hasParties: boolean;
  readonly hasShouts: boolean;
  /** Whose shouts: by the name in the game, on one server. */
  readonly shoutServer: number;
  readonly shoutName: string;
}

export const NO_SHOUT_NAME = '외침의 이름을 적어 주세요.';

/** The things that are taken down. */
export function toChoices(parts: SweepParts): SweepChoices {
  const { hasTrades, trades, hasPrices, hasParties, hasShouts, shoutServer: gameServer } = parts;
  const name = typedText(parts.shoutName);
  return {
    ...(hasTrades && { trades }),
    ...(hasPrices && { prices: true }),
    ...(hasParties && { parties: true }),
    ...(hasShouts && name !== '' && { shouts: { gameServer, name } }),
  };
}

/** Returns what a form counts, so that each line has its number before it is ticked. Prices of trades that are hidden count with those. */
export function listTrials(parts: SweepParts): { readonly all: SweepChoices; readonly trades: SweepChoices } {
  return {
    all: toChoices({ ...parts, hasPrices: true, hasParties: true, hasShouts: true }),
    trades: { trades: parts.trades },
  };
}

/** Leaves of the counts those that are ticked. */
export function tickedCounts(parts: SweepParts, counts: Swept): Swept {
  const { hasTrades, hasPrices, hasParties, hasShouts } = parts;
  return {
    trades: hasTrades ? counts.trades : 0,
    prices: hasPrices ? counts.prices : 0,
    parties: hasParties ? counts.parties : 0,
    shouts: hasShouts ? counts.shouts : 0,
    reports: counts.reports,
  };
}

export function isAnyTicked({ hasTrades, hasPrices, hasParties, hasShouts }: Partial<SweepParts>): boolean {
  return [hasTrades, hasPrices, hasParties, hasShouts].includes(true);
}

/** The issues of what is ticked. */
export function sweepIssues({ hasShouts, shoutName = '' }: Partial<SweepParts>): { shoutName?: string } {
  return hasShouts === true && typedText(shoutName) === '' ? { shoutName: NO_SHOUT_NAME } : {};
}

/** @param current moment of the suspension that the operator sees; null: none */
export function toSweep(
  values: SweepParts & ChosenSanction & { readonly reason: string },
  { now, current }: { now: number; current: string | null },
): NewSweep {
  const { sanction, reason } = values;
  const until = suspensionEnd(values, now)?.toISOString() ?? '';
  return {
    ...toChoices(values),
    ...(sanction === 'warn' && { warn: true }),
    ...(sanction === 'suspend' && { suspend: { until, current } }),
    reason,
  };
}
