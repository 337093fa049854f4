import type { OperatorLevel } from '#shared/endpoint.ts';
import type { Overview } from './overview/overview.contract.ts';

/** Every page of the desk comes with it. */
export interface DeskPageData {
  path: string;
  level: OperatorLevel;
  /** When it was read. */
  at: string;
  waiting: Overview['waiting'];
  /** Null: another page than the overview. */
  overview: Overview | null;
}
