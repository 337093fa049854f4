import { endpoint } from './endpoint.ts';

/** The WebSocket of contract §8; what is sent over it is in `src/platform/live`. */
export const live = endpoint({
  method: 'GET',
  path: '/api/live',
  who: 'visitor',
  tags: ['live'],
  summary: '실시간 소식 (WebSocket)',
});
