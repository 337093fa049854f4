import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { WritesAtWork } from './writes-at-work.ts';

/** Longer than any test. */
const VERY_LONG_MS = 3_600_000;

function responseThat(state: object = {}): ServerResponse {
  return Object.assign(new EventEmitter(), { destroyed: false, closed: false, ...state }) as ServerResponse;
}

describe('what waits for writes', () => {
  it.each(['finish', 'close'])('goes on once the last of them says %s', async (event) => {
    const writes = new WritesAtWork();
    const response = responseThat();
    writes.add(response);
    const waiting = writes.whenNone(VERY_LONG_MS);
    response.emit(event);
    expect(await waiting).toBeUndefined();
  });

  it.each([{ destroyed: true }, { closed: true }])(
    'does not wait for one whose client has gone before: %j',
    async (state) => {
      const writes = new WritesAtWork();
      writes.add(responseThat(state));
      expect(await writes.whenNone(VERY_LONG_MS)).toBeUndefined();
    },
  );
});
