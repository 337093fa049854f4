import { endpoint } from './endpoint.ts';

export const live = endpoint({
  method: 'GET',
  path: '/api/live',
  who: 'visitor',
  tags: ['live'],
  summary: '실시간 소식 (WebSocket)',
});
