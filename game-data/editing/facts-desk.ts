import type { FactsDesk } from '#features/game-data/editing/facts-desk.ts';
import { createChangeDesk } from './change-desk.ts';
import type { CallFacts } from './facts-calls.ts';
import { createRowDesk } from './row-desk.ts';
import { createVersionDesk } from './version-desk.ts';

/** @param call in the thread of the facts (`openFactsThread`), or in this one (`callInProcess`) */
export function createFactsDesk(call: CallFacts): FactsDesk {
  return { ...createRowDesk(call), ...createChangeDesk(call), ...createVersionDesk(call) };
}
