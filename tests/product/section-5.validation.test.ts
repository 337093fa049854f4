import { describe } from 'vitest';
import { testedIn } from '#tests/support/tested-in.ts';

describe('p§5 validation', () => {
  testedIn(
    'login gate: an action needs a profile that is not banned',
    'src/features/people/reports/ui/report-button.component.test.tsx',
    'is not opened for %s, who return to its button',
  );
  testedIn(
    'login gate: on the server, for every write',
    'src/features/people/access/access.api.test.ts',
    'is refused with the end and the reason of the suspension',
    'may write again when the suspension is over',
  );
  testedIn(
    'the server rejects creation for banned users',
    'src/features/trade/trades/trade-write.api.test.ts',
    'is for players who are not suspended',
  );
  testedIn(
    'the server rejects cancel and complete for banned users',
    'src/features/trade/trades/trade-write.api.test.ts',
    'is refused while suspended',
  );
});
