import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { queryClient, storeAnswer } from '#platform/client/query-client.ts';
import { textOf } from '#tests/support/html.ts';
import { browserPush, type PushState } from './browser-push.ts';
import { PushOffer } from './public/push-offer.tsx';

afterEach(() => queryClient.clear());

it('offers push where it is off, and nothing where it is on, refused or not there', () => {
  const drawn = (state: string) => {
    storeAnswer(browserPush, undefined, state as PushState);
    return textOf(renderToStaticMarkup(<PushOffer />)).trim();
  };
  expect(drawn('off')).toContain('브라우저 알림도 받기');
  for (const state of ['on', 'blocked', 'unsupported']) expect(drawn(state)).toBe('');
});
