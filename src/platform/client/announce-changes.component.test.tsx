import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pass, stopClock } from '#tests/components/clock.ts';
import { show } from '#tests/components/show.tsx';
import { addToast } from '#ui/overlay/toast-host.tsx';
import { announceChanges } from './announce-changes.ts';

const QUIET_MS = 1000;

const line = () => document.querySelector('[role="status"].visually-hidden[aria-live="polite"]');
const sentences: (string | null)[] = [];
let recorder: MutationObserver;

/** @returns what readers of screens heard of a burst, once there is something and nothing follows */
async function spokenSentences(): Promise<(string | null)[]> {
  await expect
    .poll(async () => {
      await pass(QUIET_MS);
      return sentences.length;
    })
    .toBeGreaterThan(0);
  await pass(2 * QUIET_MS);
  return sentences.splice(0);
}

beforeEach(() => {
  line()?.remove();
  stopClock();
  announceChanges();
  recorder = new MutationObserver(() => sentences.push(line()?.textContent ?? null));
  recorder.observe(line() as Element, { childList: true, characterData: true });
  sentences.length = 0;
});
afterEach(() => recorder.disconnect());

function Counted() {
  const [typed, setTyped] = useState('');
  return (
    <>
      <input aria-label="찾기" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <p data-spoken="">{typed.length}가지</p>
    </>
  );
}

describe('readers of screens hear one sentence', () => {
  it('of a text that changes with every letter', async () => {
    await show(<Counted />);
    await page.getByLabelText('찾기').click();
    await userEvent.keyboard('물건 줍기');
    expect(await spokenSentences()).toEqual(['5가지']);
    await userEvent.keyboard('2');
    expect(await spokenSentences()).toEqual(['6가지']);
  });

  it('of ten messages that come together, and nothing while they still come', async () => {
    await show(<p />);
    for (let nth = 0; nth < 10; nth += 1) {
      addToast({ tone: 'ok', title: '복사했습니다' });
      await pass(QUIET_MS / 4);
    }
    await expect.poll(() => document.querySelectorAll('.toast').length).toBeGreaterThan(0);
    expect(sentences).toEqual([]);
    expect(await spokenSentences()).toEqual(['복사했습니다']);
  });

  it('of what comes anew where it is marked so, in the dialog that is open, and nothing of what has gone', async () => {
    await show(<dialog />);
    const dialog = document.querySelector('dialog');
    dialog?.showModal();
    dialog?.insertAdjacentHTML(
      'beforeend',
      '<p data-spoken="new">검색 결과가 없습니다.</p><p data-spoken="">낡은 말</p>',
    );
    dialog?.insertAdjacentHTML('beforeend', '<p data-spoken="new">간 말</p>');
    dialog?.lastElementChild?.remove();
    expect(await spokenSentences()).toEqual(['검색 결과가 없습니다.']);
    expect(line()?.parentElement).toBe(dialog);
    document.body.append(line() as Element);
  });

  it('of a message beside a clock that ticks', async () => {
    await show(<time>0</time>);
    const clock = document.querySelector('time') as Element;
    setInterval(() => {
      clock.textContent = `${Number(clock.textContent) + 1}`;
    }, QUIET_MS / 2);
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p data-spoken="new">끌올 완료</p>');
    expect(await spokenSentences()).toEqual(['끌올 완료']);
  });

  it('of a burst that does not end, after ten seconds', async () => {
    await show(<p data-spoken="">0건</p>);
    const place = document.querySelector('[data-spoken]') as Element;
    for (let nth = 1; nth <= 25; nth += 1) {
      place.textContent = `${nth}건`;
      await pass(QUIET_MS / 2);
    }
    expect(sentences).toHaveLength(1);
  });
});
