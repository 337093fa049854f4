import { CHANGE_CALLS } from './change-calls.ts';
import type { FactsMoment } from './facts-moment.ts';
import { ROW_CALLS } from './row-calls.ts';
import { VERSION_CALLS } from './version-calls.ts';

/**
 * THE calls of the thread of the facts. Input and output are structured-cloneable; a call may throw an AppError, which
 * reaches the caller as one.
 */
export const FACTS_CALLS = {
  ...CHANGE_CALLS,
  ...ROW_CALLS,
  ...VERSION_CALLS,
} satisfies Record<string, (moment: FactsMoment, input: never) => unknown>;

export type FactsCallName = keyof typeof FACTS_CALLS;
type InputOf<Name extends FactsCallName> = Parameters<(typeof FACTS_CALLS)[Name]>[1];
type OutputOf<Name extends FactsCallName> = Awaited<ReturnType<(typeof FACTS_CALLS)[Name]>>;

/** Runs a call on the facts of the last version, in whichever thread. */
export type CallFacts = <Name extends FactsCallName>(
  name: Name,
  ...input: undefined extends InputOf<Name> ? [] : [input: InputOf<Name>]
) => Promise<OutputOf<Name>>;
