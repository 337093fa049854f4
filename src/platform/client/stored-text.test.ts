import { afterEach, describe, expect, it, vi } from 'vitest';
import { storedText } from './stored-text.ts';

const stored = new Map<string, string>();

/** A browser as far as it is asked here; `isClosed`: its storage refuses everything. */
function openBrowser({ isClosed = false } = {}): EventTarget {
  const lying = () => {
    if (isClosed) throw new Error('no storage');
    return stored;
  };
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => lying().get(name) ?? null,
    setItem: (name: string, text: string) => lying().set(name, text),
  });
  return page;
}

afterEach(() => {
  vi.unstubAllGlobals();
  stored.clear();
});

describe('a kept text', () => {
  it('is read again, and its changes are told until one stops listening', () => {
    openBrowser();
    const text = storedText('board');
    const received = vi.fn();
    const stop = text.watch(received);
    expect(text.read()).toBeNull();
    text.save('one');
    expect([storedText('board').read(), text.isLasting(), received.mock.calls.length]).toEqual(['one', true, 1]);
    stop();
    text.save('two');
    expect(received).toHaveBeenCalledTimes(1);
  });

  it('hears other tabs of its own name and of a cleared storage only', () => {
    const page = openBrowser();
    const received = vi.fn();
    storedText('board').watch(received);
    for (const key of ['board', 'another', null]) page.dispatchEvent(Object.assign(new Event('storage'), { key }));
    expect(received).toHaveBeenCalledTimes(2);
  });

  it('lasts as long as the page where nothing can be stored', () => {
    openBrowser({ isClosed: true });
    const text = storedText('board');
    expect(text.read()).toBeNull();
    text.save('one');
    expect([text.read(), text.isLasting()]).toEqual(['one', false]);
  });
});
