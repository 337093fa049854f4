import { useEffect, useEffectEvent } from 'react';
import { type Topic, topic } from '#shared/topic.ts';
import { onLive } from './live.ts';
import type { LiveEvent } from './live-frame.ts';

export function useLive(topics: readonly Topic[], listener: (event: LiveEvent) => void): void {
  const handle = useEffectEvent(listener);
  const key = topics.join(' ');
  useEffect(() => onLive(key === '' ? [] : key.split(' ').map(topic), (event) => handle(event)), [key]);
}
