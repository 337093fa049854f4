import { type RefObject, useEffect, useEffectEvent } from 'react';
import { bindKeys, plainKey } from '#platform/client/keys.ts';
import { navigate } from '#platform/client/navigate.ts';
import { reportPath } from '../report-row.labels.ts';
import type { QueuePlace } from './use-queue-place.ts';

const isMainKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key === 'Enter' && (ctrlKey || metaKey);

/** The keys of lists, on the page of one report. */
export function useReportKeys(place: QueuePlace, decision: RefObject<HTMLElement | null>): void {
  const step = useEffectEvent((to: 'next' | 'last') => {
    const id = place[to];
    if (id !== undefined) navigate(reportPath(id));
  });
  useEffect(
    () =>
      bindKeys([
        { name: 'nextRow', is: plainKey('KeyJ'), run: () => step('next') },
        { name: 'lastRow', is: plainKey('KeyK'), run: () => step('last') },
        {
          name: 'decide',
          is: plainKey('KeyE'),
          run: () => decision.current?.querySelector<HTMLElement>('input:checked, input, textarea')?.focus(),
        },
        {
          name: 'pressMain',
          is: isMainKey,
          whileTyping: true,
          run: () => decision.current?.querySelector<HTMLElement>('[type=submit]')?.click(),
        },
      ]),
    [decision],
  );
}
