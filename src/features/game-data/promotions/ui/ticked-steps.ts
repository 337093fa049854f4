import { onDevice } from '#platform/client/device-storage.ts';
import { useStored } from '#platform/client/use-stored.ts';
import { parseTickedSteps, type TickedSteps } from '../ticked-steps.rules.ts';

const stored = onDevice<TickedSteps>(
  'promotion-steps',
  { parse: parseTickedSteps, format: (steps) => (steps.length === 0 ? null : JSON.stringify(steps)) },
  { staysOnPage: true },
);

export function useTickedSteps(): TickedSteps {
  return useStored(stored);
}

export function changeTickedSteps(change: (ticked: TickedSteps) => TickedSteps): void {
  stored.save(change(stored.read()));
}
