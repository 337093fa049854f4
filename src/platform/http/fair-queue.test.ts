import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FairQueue, type FairQueueOptions } from './fair-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const OPTIONS = { atWork: 4, reader: { atWork: 2, waiting: 20 }, patienceMs: 1000 };

/** Enters requests, writes down who was admitted and who was refused, and ends the oldest work on demand. */
function setUp(options: FairQueueOptions = OPTIONS) {
  const queue = new FairQueue(options);
  const admitted: string[] = [];
  const refused: string[] = [];
  const working: (() => void)[] = [];
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return {
    queue,
    admitted,
    refused,
    settled,
    async enter(reader: string, key: string, signal?: AbortSignal) {
      const work = () => {
        admitted.push(`${reader} ${key}`);
        return new Promise<void>((resolve) => working.push(resolve));
      };
      queue.run({ reader, key, signal }, work).catch(({ code }) => refused.push(`${reader} ${key} ${code}`));
      await settled();
    },
    async finish(count = 1) {
      for (let done = 0; done < count; done += 1) {
        working.shift()?.();
        await settled();
      }
    },
  };
}

describe('a queue that is fair by reader', () => {
  it('admits at once while there is a free place, two of each reader', async () => {
    const { enter, admitted, finish } = setUp();
    for (const key of ['1', '2', '3']) await enter('a', key);
    await enter('b', '4');
    expect(admitted).toEqual(['a 1', 'a 2', 'b 4']);
    await finish();
    expect(admitted.at(-1)).toBe('a 3');
  });

  it('takes readers in turn, however many requests one of them sent before', async () => {
    const { enter, admitted, finish } = setUp({ ...OPTIONS, atWork: 1 });
    for (let key = 0; key < 15; key += 1) await enter('flood', `${key}`);
    await enter('one', 'x');
    await enter('other', 'y');
    await finish(4);
    expect(admitted.slice(0, 4)).toEqual(['flood 0', 'flood 1', 'one x', 'other y']);
  });

  it('takes the first reader before all others', async () => {
    const { enter, admitted, finish } = setUp({ ...OPTIONS, atWork: 1, first: 'site' });
    for (const reader of ['a', 'b', 'c', 'site']) for (const key of ['1', '2']) await enter(reader, reader + key);
    await finish(4);
    expect(admitted.slice(0, 5)).toEqual(['a a1', 'site site1', 'site site2', 'a a2', 'b b1']);
  });

  it('refuses after a second, also those beyond the twenty of a lane, and not earlier', async () => {
    const { enter, admitted, refused, queue } = setUp();
    for (let key = 0; key < 30; key += 1) await enter('flood', `${key}`);
    await vi.advanceTimersByTimeAsync(999);
    expect(refused).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect([admitted.length, refused.length]).toEqual([2, 28]);
    expect(refused[0]).toBe('flood 2 UNAVAILABLE');
    expect(queue.counts).toEqual({ atWork: 2, waiting: 0, lanes: 1 });
  });

  it('never admits what found its lane full', async () => {
    const { enter, admitted, finish } = setUp();
    for (let key = 0; key < 30; key += 1) await enter('flood', `${key}`);
    await finish(30);
    expect(admitted).toHaveLength(22);
  });

  it('admits requests for the same page together, whoever asks, in one place', async () => {
    const { enter, admitted, finish, queue } = setUp({ ...OPTIONS, atWork: 1 });
    await enter('a', 'first');
    for (let time = 0; time < 50; time += 1) await enter('house', 'page');
    await enter('b', 'page');
    await enter('c', 'later');
    await finish();
    expect(admitted).toHaveLength(52);
    expect(queue.counts.atWork).toBe(1);
    await finish(51);
    expect(admitted.at(-1)).toBe('c later');
  });

  it('serves a reader whose page is behind in the full lane of another', async () => {
    const { enter, admitted, finish } = setUp({ ...OPTIONS, atWork: 1 });
    for (let key = 0; key < 40; key += 1) await enter('flood', `${key}`);
    await enter('one', '39');
    await finish(2);
    expect(admitted).toContain('one 39');
  });

  it('lets go of clients that have gone, so that the next one takes their place', async () => {
    const { enter, admitted, refused, finish, queue } = setUp({ ...OPTIONS, atWork: 1 });
    await enter('a', '1');
    const gone = new AbortController();
    await enter('a', '2', gone.signal);
    await enter('a', '3', AbortSignal.abort());
    await enter('a', '4');
    gone.abort();
    await finish();
    expect(admitted).toEqual(['a 1', 'a 4']);
    expect(refused).toHaveLength(2);
    await finish();
    expect(queue.counts).toEqual({ atWork: 0, waiting: 0, lanes: 0 });
  });

  it('gives a place back whether the work is done, fails, or is broken off at once', async () => {
    const queue = new FairQueue(OPTIONS);
    const works: (() => Promise<unknown>)[] = [
      async () => 'done',
      async () => Promise.reject(new Error('failed')),
      () => {
        throw new Error('broken off');
      },
    ];
    for (const work of works) await queue.run({ reader: 'a', key: '1' }, work).catch(() => undefined);
    expect(queue.counts).toEqual({ atWork: 0, waiting: 0, lanes: 0 });
  });

  it('begins nothing for a client that goes between its admission and its work', async () => {
    const { queue, enter, finish } = setUp({ ...OPTIONS, atWork: 1 });
    const gone = new AbortController();
    await enter('a', '1');
    const begun: string[] = [];
    const refused = queue
      .run({ reader: 'b', key: '2', signal: gone.signal }, async () => void begun.push('b'))
      .catch(({ code }) => code);
    const finished = finish();
    gone.abort();
    await finished;
    expect([await refused, begun, queue.counts.atWork]).toEqual(['UNAVAILABLE', [], 0]);
  });

  it('says in its own words that it is too late', async () => {
    const { queue, enter } = setUp({ ...OPTIONS, atWork: 1, rejection: '나중에' });
    await enter('a', '1');
    const rejection = queue.run({ reader: 'a', key: '2' }, async () => {}).catch(({ message }) => message);
    await vi.advanceTimersByTimeAsync(OPTIONS.patienceMs);
    expect(await rejection).toBe('나중에');
  });

  it('gives no free place to a client that has gone', async () => {
    const { enter, admitted, queue } = setUp();
    await enter('a', '1', AbortSignal.abort());
    expect(admitted).toEqual([]);
    expect(queue.counts).toEqual({ atWork: 0, waiting: 0, lanes: 0 });
  });

  it('refuses nobody while nothing waits, and ends empty, whatever is asked', async () => {
    const event = fc.record({ reader: fc.constantFrom('a', 'b', 'c'), key: fc.nat(30), ends: fc.nat(3) });
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 60 }), async (events) => {
        const { enter, admitted, refused, finish, queue } = setUp();
        for (const { reader, key, ends } of events) {
          await enter(reader, String(key));
          expect(queue.counts.atWork).toBeLessThanOrEqual(OPTIONS.atWork);
          await finish(ends);
        }
        await finish(200);
        await vi.advanceTimersByTimeAsync(1000);
        expect(admitted.length + refused.length).toBe(events.length);
        if (events.length <= 20) expect(refused).toEqual([]);
        expect(queue.counts).toEqual({ atWork: 0, waiting: 0, lanes: 0 });
      }),
      { numRuns: 60 },
    );
  });
});
