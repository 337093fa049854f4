import { lazy, Suspense, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { pass, stopClock } from '#tests/components/clock.ts';
import './boot.ts';
import { hydrationProbe } from './hydration-probe.ts';

/** Longer than the first script waits between two looks. */
const LOOK_MS = 100;

/** As the server draws it: the second button is a part whose code comes later. */
const DRAWN =
  '<div><button type="button" data-press="">더하기</button><!--$--><button type="button" data-press="">빼기</button><!--/$--></div>';

const plus = page.getByRole('button', { name: '더하기' });
const minus = page.getByRole('button', { name: '빼기' });

let place: HTMLElement;
let root: Root | undefined;
let presses: string[] = [];

function PressButton({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button
      type="button"
      data-press=""
      data-count={count || undefined}
      onClick={() => {
        presses.push(name);
        setCount(count + 1);
      }}
    >
      {name}
    </button>
  );
}

type Loaded = { default: () => React.JSX.Element };

/** Code that can come before React is told that it has come, as on a busy machine. */
class LateCode {
  readonly #waiting: ((module: Loaded) => void)[] = [];

  readonly Part = lazy(
    // biome-ignore lint/suspicious/noThenProperty: React waits for it as for a promise.
    () => ({ then: (come: (module: Loaded) => void) => void this.#waiting.push(come) }) as unknown as Promise<Loaded>,
  );

  come(): void {
    this.#waiting.shift()?.({ default: () => <PressButton name="빼기" /> });
  }

  report(): void {
    for (const come of this.#waiting.splice(0)) come({ default: () => <PressButton name="빼기" /> });
  }
}

let code: LateCode;

async function hydrate(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  root = hydrateRoot(
    place,
    <div {...hydrationProbe} ref={() => resolve()}>
      <PressButton name="더하기" />
      <Suspense>
        <code.Part />
      </Suspense>
    </div>,
  );
  await promise;
}

beforeEach(() => {
  stopClock();
  presses = [];
  code = new LateCode();
  place = document.body.appendChild(document.createElement('main'));
  place.innerHTML = DRAWN;
});

afterEach(() => {
  root?.unmount();
  place.remove();
});

describe('a press while the code of a page comes', () => {
  it('is done once when the code has come', async () => {
    await plus.click();
    await hydrate();
    expect(presses).toEqual([]);
    await pass(LOOK_MS);
    expect(presses).toEqual(['더하기']);
    await pass(LOOK_MS);
    expect(presses).toEqual(['더하기']);
  });

  it('is done at once where the page is hydrated, though a part of it is not', async () => {
    await hydrate();
    await plus.click();
    expect(presses).toEqual(['더하기']);
    await pass(LOOK_MS);
    expect(presses).toEqual(['더하기']);
  });

  it('waits in a part whose code comes later', async () => {
    await hydrate();
    await minus.click();
    await pass(LOOK_MS);
    expect(presses).toEqual([]);
    code.come();
    code.report();
    await expect.poll(() => pass(LOOK_MS).then(() => presses)).toEqual(['빼기']);
    await pass(LOOK_MS);
    expect(presses).toEqual(['빼기']);
  });

  it('is done once where the code has come and React has not begun with it', async () => {
    await hydrate();
    // The pointer going down would hydrate it.
    place.addEventListener('mouseup', () => code.come(), { capture: true, once: true });
    await minus.click();
    await pass(LOOK_MS);
    code.report();
    await expect.poll(() => pass(LOOK_MS).then(() => presses)).toEqual(['빼기']);
    await pass(LOOK_MS);
    expect(presses).toEqual(['빼기']);
  });
});
