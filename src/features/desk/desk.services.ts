import type { Operator } from '#features/people/access/actor.ts';
import type { OverviewReader } from './overview/overview.service.ts';

export interface DeskServices {
  readonly desk: { overview: OverviewReader };
  /** The reader of a page of operators, which is rendered for every request. */
  readonly operator?: Operator;
}
