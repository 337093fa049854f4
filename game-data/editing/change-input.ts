import type { FactChange, FactChangeBy } from '#features/game-data/editing/facts-desk.ts';

export interface ChangeInput {
  change: FactChange;
  by: FactChangeBy;
}
