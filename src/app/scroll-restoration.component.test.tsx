import { createBrowserRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { ScrollRestoration } from './scroll-restoration.ts';

const KEY = 'react-router-scroll-positions';

function Page() {
  const [search, setSearch] = useSearchParams();
  return (
    <main style={{ height: 9000 }}>
      <h2 id="값" style={{ marginTop: 3000 }}>
        {search.get('q')}
      </h2>
      <button type="button" onClick={() => setSearch({ q: '가 나' }, { preventScrollReset: true })}>
        찾기
      </button>
    </main>
  );
}

let entries = 0;
let router: ReturnType<typeof createBrowserRouter>;

async function open(at = '/'): Promise<void> {
  entries += 1;
  history.replaceState({ usr: null, key: `entry-${entries}`, idx: 0 }, '', at);
  const children = [{ path: '*', element: <Page />, loader: () => null, id: 'page' }];
  const element = (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
  router = createBrowserRouter([{ id: 'root', element, children }], { hydrationData: { loaderData: { page: null } } });
  await render(<RouterProvider router={router} />);
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  router.dispose();
  scrollTo(0, 0);
});

describe('the scroll position', () => {
  it('is the top of a new page, and the former one of an entry that is shown again', async () => {
    await open('/a');
    scrollTo(0, 700);
    await router.navigate('/b');
    await expect.poll(() => scrollY).toBe(0);
    await router.navigate(-1);
    await expect.poll(() => scrollY).toBe(700);
  });

  it('is that of the anchor, and the top where its hash cannot be decoded', async () => {
    await open('/a');
    await router.navigate(`/b#${encodeURIComponent('값')}`);
    await expect.poll(() => scrollY).toBeGreaterThan(2500);
    await router.navigate('/c#%E0');
    await expect.poll(() => scrollY).toBe(0);
  });

  it('stays where a query changes that resets nothing', async () => {
    await open('/a');
    scrollTo(0, 700);
    document.querySelector('button')?.click();
    await expect.poll(() => document.querySelector('h2')?.textContent).toBe('가 나');
    expect([scrollY, location.search]).toEqual([700, '?q=%EA%B0%80+%EB%82%98']);
  });

  it('is stored by the tab under the name of earlier versions', async () => {
    await open('/a');
    scrollTo(0, 700);
    dispatchEvent(new PageTransitionEvent('pagehide'));
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>;
    expect(stored[`entry-${entries}`]).toBe(700);
    expect(history.scrollRestoration).toBe('auto');
    dispatchEvent(new PageTransitionEvent('pageshow'));
    expect(history.scrollRestoration).toBe('manual');
  });
});
