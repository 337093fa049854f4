import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { defineLiveQuery, defineMutation } from '#platform/client/live-query.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { endpoint } from '#shared/endpoint.ts';
import { answering, NO_ANSWER, pendingAnswer, Refusal } from '#tests/components/calls.ts';
import { allowNoise } from '#tests/components/noise.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { useAct } from './use-act.ts';

const common = { who: 'player', tags: [], summary: '' } as const;
const getCount = endpoint({
  ...common,
  method: 'GET',
  path: '/api/count',
  response: { 200: z.object({ count: z.number() }) },
});
const raise = endpoint({ ...common, method: 'POST', path: '/api/raises', response: { 201: z.object({}) } });

const count = defineLiveQuery({ key: ['count'], endpoint: getCount });
const raising = defineMutation(raise, { invalidates: () => [count.key()] });

let now: number;
let reads: readonly unknown[];

beforeEach(() => {
  signedIn();
  now = 0;
  reads = answering(getCount, () => ({ count: now }));
});

function Counter({ send }: { send?: () => Promise<unknown> }) {
  const { data } = useLiveQuery(count);
  const act = useAct();
  return (
    <>
      <p>지금 {data?.count}</p>
      <button type="button" aria-disabled={act.isSending} onClick={() => void act.run(raising, {}, send)}>
        올리기
      </button>
      {act.error && <p role="alert">{act.error}</p>}
    </>
  );
}

const button = page.getByRole('button', { name: '올리기' });
const shown = (text: string) => expect.element(page.getByText(text)).toBeVisible();

describe('an action', () => {
  it('is sent once for two presses, and shows what it changed', async () => {
    const answer = pendingAnswer<Record<string, never>>();
    const sent = answering(raise, async () => {
      const done = await answer.answer;
      now += 1;
      return done;
    });
    await show(<Counter />);
    await shown('지금 0');
    const element = button.element() as HTMLButtonElement;
    element.click();
    element.click();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    element.click();
    answer.release({});
    await shown('지금 1');
    await expect.element(button).toHaveAttribute('aria-disabled', 'false');
    expect([sent.length, reads.length]).toEqual([1, 2]);
  });

  it.each(['CONFLICT', 'NOT_FOUND', 'INVALID_INPUT', 'FORBIDDEN', 'RATE_LIMITED'] as const)(
    'that is refused with %s says so beside its button, reads again what somebody else changed, and may be tried again',
    async (code) => {
      answering(raise, (_, nth) => {
        now += 1;
        return nth === 0 ? new Refusal(code, { message: '안 됩니다.' }) : {};
      });
      await show(<Counter />);
      await shown('지금 0');
      await button.click();
      await expect.element(page.getByRole('alert')).toMatchTextContent('안 됩니다.');
      await shown('지금 1');
      await expect.element(button).toHaveFocus();
      await button.click();
      await shown('지금 2');
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('without an answer says so in Korean outside of the page, and is over', async () => {
    allowNoise(/요청을 다시 보냅니다/);
    answering(raise, () => NO_ANSWER);
    await show(<Counter />);
    await shown('지금 0');
    await button.click();
    await expect.element(page.getByText(/인터넷|서버/).first()).toBeVisible();
    await expect.element(button).toHaveAttribute('aria-disabled', 'false');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.poll(() => reads.length).toBe(2);
  });

  it('may be sent in its own way', async () => {
    await show(
      <Counter
        send={async () => {
          now = 5;
        }}
      />,
    );
    await shown('지금 0');
    await button.click();
    await shown('지금 5');
  });
});
