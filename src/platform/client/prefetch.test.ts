import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetchWhenIdle } from './prefetch.ts';

const URLS = ['/api/skills/?v=1', '/api/items/?v=1'];
const fetched = vi.fn();
let load: () => void;
let idle: () => void;

beforeEach(() => {
  const page = new EventTarget();
  load = () => page.dispatchEvent(new Event('load'));
  vi.stubGlobal('window', Object.assign(page, { requestIdleCallback: true }));
  vi.stubGlobal('document', { readyState: 'interactive' });
  vi.stubGlobal('requestIdleCallback', (act: () => void) => {
    idle = act;
  });
  vi.stubGlobal('fetch', fetched.mockRejectedValue(new TypeError('Failed to fetch')));
  idle = () => expect.unreachable('nothing waits for an idle moment');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('the static lists', () => {
  it('are fetched at low priority in an idle moment after load, and a failure is silent', async () => {
    vi.stubGlobal('navigator', {});
    prefetchWhenIdle(URLS);
    expect(fetched).not.toHaveBeenCalled();
    load();
    expect(fetched).not.toHaveBeenCalled();
    idle();
    expect(fetched.mock.calls).toEqual(URLS.map((url) => [url, { credentials: 'include', priority: 'low' }]));
    await new Promise((resolve) => setTimeout(resolve));
  });

  it('are not fetched where the visitor saves data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    prefetchWhenIdle(URLS);
    load();
    expect(fetched).not.toHaveBeenCalled();
  });
});
