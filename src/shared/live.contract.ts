import { endpoint } from './endpoint.ts';

/** The WebSocket of contract §8; its messages are in `src/platform/live`. */
export const live = endpoint({
  method: 'GET',
  path: '/api/live',
  who: 'visitor',
  tags: ['live'],
  summary: '실시간 소식 (WebSocket)',
  errors: ['FORBIDDEN', 'RATE_LIMITED'],
});
