import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { eventType } from '#shared/live-event.ts';
import { topicFamily } from '#shared/topic.ts';
import { answering, pendingAnswer, Refusal, untilRead } from '#tests/components/calls.ts';
import { listening, publish, resync } from '#tests/components/live.ts';
import { show } from '#tests/components/show.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { call } from './call.ts';
import { defineLivePages, defineLiveQuery, defineMutation, invalidate, mutate } from './live-query.ts';
import { clearPersonalData } from './private-data.ts';
import { storeAnswer } from './query-client.ts';
import { useLivePages } from './use-live-pages.ts';
import { useLiveQuery } from './use-live-query.ts';

const common = { who: 'visitor', tags: [], summary: '' } as const;
const listApples = endpoint({
  ...common,
  method: 'GET',
  path: '/api/trees/:id/apples',
  params: z.object({ id: z.coerce.number() }),
  query: z.object({ cursor: z.coerce.number().optional() }),
  response: { 200: z.array(z.string()) },
});
const pickApple = endpoint({
  ...common,
  who: 'person',
  method: 'POST',
  path: '/api/trees/:id/picks',
  params: z.object({ id: z.coerce.number() }),
  response: { 201: z.object({}) },
});

const ofTree = topicFamily('tree');
const grown = eventType<null>('apple.grown');
const watered = eventType<null>('tree.watered');
const treeKey = (id: number) => ['trees', id];

const apples = defineLiveQuery({
  key: (id: number) => [...treeKey(id), 'apples'],
  endpoint: listApples,
  request: (id) => ({ params: { id } }),
  topics: (id) => [ofTree(id)],
  events: [grown],
  group: treeKey,
});
const firstApple = defineLiveQuery({
  key: (id: number) => [...treeKey(id), 'first'],
  read: async (id, signal) => (await call(listApples, { params: { id }, signal }))[0] ?? '–',
});
const picking = defineMutation(pickApple, {
  invalidates: ({ params }) => [treeKey(Number(params.id))],
  isAwaited: true,
});

let grows: string[];
let calls: ReturnType<typeof answering<typeof listApples>>;

beforeEach(() => {
  grows = ['홍옥'];
  calls = answering(listApples, () => grows);
});

function Apples({ id = 1, isEnabled = true }) {
  const query = useLiveQuery(apples, id, { isEnabled });
  return (
    <QueryStates query={query} skeleton="기다림" failed="사과를 가져오지 못했습니다.">
      {(rows) => <p>사과 {rows.join(', ')}</p>}
    </QueryStates>
  );
}

const First = () => <p>첫째 {useLiveQuery(firstApple, 1).data}</p>;
const shown = (text: string) => expect.element(page.getByText(text)).toBeVisible();

describe('what a live query shows', () => {
  it('is read again after its own events, and after no others', async () => {
    await show(<Apples />);
    await shown('사과 홍옥');
    grows = ['홍옥', '부사'];
    await publish(watered.on([ofTree(1)], null));
    await untilRead();
    expect(calls.length).toBe(1);
    await publish(grown.on([ofTree(1)], null));
    await shown('사과 홍옥, 부사');
    expect(calls.length).toBe(2);
  });

  it('is read once for an event that several parts hear, with all of its group', async () => {
    await show(
      <>
        <Apples />
        <Apples />
        <First />
      </>,
    );
    await shown('첫째 홍옥');
    expect(calls.length).toBe(2);
    grows = ['부사'];
    await publish(grown.on([ofTree(1)], null));
    await shown('첫째 부사');
    await untilRead();
    expect(calls.length).toBe(4);
  });

  it('is read again when events were missed', async () => {
    await show(<Apples />);
    await shown('사과 홍옥');
    grows = ['국광'];
    await resync(ofTree(1));
    await shown('사과 국광');
  });

  it('is neither requested nor listened for while it is off', async () => {
    const screen = await show(<Apples id={2} isEnabled={false} />);
    await shown('기다림');
    await screen.rerender(<Apples id={2} />);
    await listening(ofTree(2));
    await shown('사과 홍옥');
    expect(calls.length).toBe(1);
  });

  it('stays with a note when it cannot be read again, and a first failure offers another attempt', async () => {
    answering(listApples, (_, nth) =>
      nth === 0 ? new Refusal('FORBIDDEN') : nth === 1 ? grows : new Refusal('FORBIDDEN'),
    );
    await show(<Apples />);
    await shown('사과를 가져오지 못했습니다.');
    await page.getByRole('button', { name: '다시 가져오기' }).click();
    await shown('사과 홍옥');
    await publish(grown.on([ofTree(1)], null));
    await shown('새로 불러오지 못해 이전 내용을 보여 드립니다.');
    await shown('사과 홍옥');
  });

  it('is not the answer from before a change that came while it was read first', async () => {
    const slow = pendingAnswer<string[]>();
    answering(listApples, (_, nth) => (nth === 0 ? slow.answer : ['부사']));
    await show(<Apples />);
    await shown('기다림');
    await publish(grown.on([ofTree(1)], null));
    await shown('사과 부사');
    slow.release(['홍옥']);
    await shown('사과 부사');
  });

  it('is what a change answered, without another request', async () => {
    await show(<Apples />);
    await shown('사과 홍옥');
    storeAnswer(apples, 1, ['배']);
    await shown('사과 배');
    expect(calls.length).toBe(1);
  });

  it('is forgotten with the person, whose answer no later one sees', async () => {
    const screen = await show(<Apples />);
    await shown('사과 홍옥');
    await screen.rerender(<p>나감</p>);
    clearPersonalData();
    const slow = pendingAnswer<string[]>();
    answering(listApples, () => slow.answer);
    await screen.rerender(<Apples />);
    await shown('기다림');
    slow.release(['부사']);
    await shown('사과 부사');
  });
});

describe('an own change', () => {
  it('counts as done once what it made stale was read again', async () => {
    answering(pickApple, () => {
      grows = [];
      return {};
    });
    await show(<First />);
    await shown('첫째 홍옥');
    await mutate(picking, { params: { id: 1 } });
    await shown('첫째 –');
    expect(calls.length).toBe(2);
  });

  it('renews nothing where it fails, and nothing that no page shows', async () => {
    answering(pickApple, (_, nth) => (nth === 0 ? new Refusal('FORBIDDEN') : {}));
    await expect(mutate(picking, { params: { id: 1 } })).rejects.toThrow();
    await mutate(picking, { params: { id: 1 } });
    await invalidate(treeKey(1));
    expect(calls.length).toBe(0);
  });
});

const pages = defineLivePages({
  key: (id: number) => ['trees', id, 'pages'],
  read: (id: number, cursor: number | undefined, signal) =>
    call(listApples, { params: { id }, query: { cursor }, signal }),
  next: (rows) => (rows.length < 2 ? undefined : 7),
  topics: (id) => [ofTree(id)],
});

function Pages() {
  const { data = [], hasNextPage, fetchNextPage } = useLivePages(pages, 1);
  return (
    <>
      <p>{`사과 ${data.join(', ')}`}</p>
      {hasNextPage && (
        <button type="button" onClick={() => void fetchNextPage()}>
          더 보기
        </button>
      )}
    </>
  );
}

describe('a list that is read page by page', () => {
  it('shows the rows of all pages, and reads them all again after an event', async () => {
    const read = answering(listApples, ({ query }) => (query.has('cursor') ? ['국광'] : grows));
    grows = ['홍옥', '부사'];
    await show(<Pages />);
    await page.getByRole('button', { name: '더 보기' }).click();
    await shown('사과 홍옥, 부사, 국광');
    await expect.element(page.getByRole('button', { name: '더 보기' })).not.toBeInTheDocument();
    grows = ['배', '부사'];
    await publish(watered.on([ofTree(1)], null));
    await shown('사과 배, 부사, 국광');
    expect(read.map(({ query }) => query.get('cursor'))).toEqual([null, '7', null, '7']);
  });
});
