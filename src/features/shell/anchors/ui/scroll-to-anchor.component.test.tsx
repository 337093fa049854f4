import { describe, expect, it } from 'vitest';
import { pass, stopClock } from '#tests/components/clock.ts';
import { show } from '#tests/components/show.tsx';
import { scrollToAnchor } from './scroll-to-anchor.ts';

const FIRST_TRY = 500;
const RETRY = 100;
const RETRIES = 10;
const HIGHLIGHT = 1500;

const highlighted = () => [...document.querySelectorAll('.is-anchored')].map((place) => place.getAttribute('data-id'));

async function open() {
  stopClock();
  await show(
    <>
      <button type="button">단추</button>
      <p style={{ height: 3000 }} />
      <details>
        <summary>굴</summary>
        <p data-id="cave">원숭이왕굴</p>
      </details>
      <p data-id="king">원숭이왕</p>
      <p style={{ height: 3000 }} />
    </>,
  );
}

function addLater(id: string, delayMs: number): void {
  setTimeout(() => {
    const late = document.createElement('p');
    late.dataset.id = id;
    document.querySelector('main')?.append(late);
  }, delayMs);
}

describe('an address with a hash', () => {
  it('leads to the element of that id after 500 ms, in the middle, unfolded, focused and highlighted for 1500 ms', async () => {
    await open();
    scrollToAnchor('#cave');
    await pass(FIRST_TRY - 1);
    expect(highlighted()).toEqual([]);
    await pass(1);
    expect(highlighted()).toEqual(['cave']);
    const cave = document.querySelector('[data-id="cave"]');
    await expect
      .poll(() => {
        const { top = 0, bottom = 0 } = cave?.getBoundingClientRect() ?? {};
        return Math.abs((top + bottom) / 2 - innerHeight / 2);
      })
      .toBeLessThan(2);
    expect([cave?.closest('details')?.open, document.activeElement]).toEqual([true, cave]);
    await pass(HIGHLIGHT - 1);
    expect(highlighted()).toEqual(['cave']);
    await pass(1);
    expect(highlighted()).toEqual([]);
  });

  it('leads on to the next one, highlights it anew when it is chosen again, and gives up an earlier one', async () => {
    await open();
    scrollToAnchor('#cave');
    await pass(FIRST_TRY - 1);
    scrollToAnchor('#king');
    await pass(FIRST_TRY);
    expect(highlighted()).toEqual(['king']);
    scrollToAnchor('#king');
    await pass(FIRST_TRY + HIGHLIGHT - 1);
    expect(highlighted()).toEqual(['king']);
    await pass(1);
    expect(highlighted()).toEqual([]);
  });

  it('leaves the focus to who has put it elsewhere meanwhile', async () => {
    await open();
    scrollToAnchor('#king');
    document.querySelector('button')?.focus();
    await pass(FIRST_TRY);
    expect([highlighted(), document.activeElement?.textContent]).toEqual([['king'], '단추']);
  });

  it.each([
    ['finds what comes at the tenth try after the first', FIRST_TRY + RETRIES * RETRY, ['late']],
    ['gives up what comes later', FIRST_TRY + RETRIES * RETRY + 1, []],
  ])('%s', async (_, delayMs, found) => {
    await open();
    addLater('late', delayMs);
    scrollToAnchor('#late');
    await pass(FIRST_TRY + RETRIES * RETRY);
    expect(highlighted()).toEqual(found);
    await pass(10);
    expect([highlighted(), document.querySelectorAll('[data-id="late"]').length]).toEqual([found, 1]);
  });

  it.each(['#%E0%A4', '#"]', '#%5C', '#a b', '#', ''])('leads nowhere where it is none: %s', async (hash) => {
    await open();
    scrollToAnchor(hash);
    await pass(10_000);
    expect(highlighted()).toEqual([]);
  });
});
