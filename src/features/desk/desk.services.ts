import type { Operator } from '#features/people/access/actor.ts';
import type { Overview } from './overview/overview.contract.ts';

export interface DeskServices {
  readonly desk: { overview(operator: Operator): Promise<Overview> };
  /** The reader of a page of operators, which is rendered for every request. */
  readonly operator?: Operator;
}
