import { toUnavailable } from '#platform/database/database-errors.ts';
import type { DeskServices } from './desk.services.ts';
import type { OverviewReader } from './overview/overview.service.ts';

export function readDesk({ read, waiting }: OverviewReader): DeskServices['desk'] {
  return {
    overview: {
      read: (operator) => read(operator).catch(throwUnavailable),
      waiting: (operator) => waiting(operator).catch(throwUnavailable),
    },
  };
}

function throwUnavailable(error: unknown): never {
  throw toUnavailable(error) ?? error;
}
