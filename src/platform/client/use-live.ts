import { useEffect, useEffectEvent } from 'react';
import { type LiveEvent, onLive } from './live.ts';

/** Hears of the topics while the component is shown. */
export function useLive(topics: readonly string[], listener: (event: LiveEvent) => void): void {
  const handle = useEffectEvent(listener);
  const key = topics.join(' ');
  useEffect(() => onLive(key === '' ? [] : key.split(' '), (event) => handle(event)), [key]);
}
