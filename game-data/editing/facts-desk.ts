import type { FactsDesk } from '#features/game-data/editing/facts-desk.ts';
import type { OnImport } from '../import/on-import.ts';
import { createChangeDesk } from './change-desk.ts';
import type { CallFacts } from './facts-calls.ts';
import { createRowDesk } from './row-desk.ts';
import { createVersionDesk } from './version-desk.ts';

/**
 * @param call in the thread of the facts (`openFactsThread`), or in this one (`callInProcess`)
 * @param onImport takes the quests of files; without it they are left out (tests)
 */
export function createFactsDesk(call: CallFacts, onImport: OnImport = async () => false): FactsDesk {
  return { ...createRowDesk(call), ...createChangeDesk(call, onImport), ...createVersionDesk(call) };
}
