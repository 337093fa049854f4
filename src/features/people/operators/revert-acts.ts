import type { Operator, WriteCtx } from '../access/actor.ts';

/** Takes back what an operator did within the hours and nobody touched since. Another feature supplies it. */
export type RevertActs = (
  ctx: WriteCtx<Operator>,
  userId: string,
  options: { readonly hours: number; readonly reason: string },
) => Promise<void>;
