import type { Operator, WriteCtx } from '../access/actor.ts';
import type { SweepChoices } from './sweep.contract.ts';

/** A sweep that goes with the decision of a report. */
export interface DecidedSweep {
  readonly choices: SweepChoices;
  readonly reason: string;
  /** The suspension or warning of the same decision. */
  readonly sanction: { readonly id: number; readonly kind: 'suspension' | 'warning' } | null;
}

/** Takes down what a player put up, whose row the caller has locked. Another feature supplies it. */
export type SweepOfReport = (ctx: WriteCtx<Operator>, profileId: number, sweep: DecidedSweep) => Promise<void>;
