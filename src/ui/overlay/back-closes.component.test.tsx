import { useState } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { beforeRouter, listenBeforeRouter } from '#platform/client/before-router.ts';
import { draftOnPage } from '#platform/client/draft-on-page.ts';
import { useDraft } from '#platform/client/use-draft.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { fromOwnEntry, startBackCloses } from './back-closes.ts';
import { Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';

const dialog = page.getByRole('dialog');
const overlays = () => Number(history.state?.overlay ?? 0);
listenBeforeRouter();
const EMPTY = { text: '' };

function Form({ onClose }: { onClose: () => void }) {
  const draft = useDraft(draftOnPage<typeof EMPTY>('form'), EMPTY);
  const [isConfirming, setConfirming] = useState(false);
  return (
    <Dialog open onClose={onClose} label="적기">
      <input
        aria-label="글"
        value={draft.values.text}
        onChange={({ target }) => draft.change({ text: target.value })}
      />
      <button type="button" onClick={() => setConfirming(true)}>
        지우기
      </button>
      <button type="button" onClick={onClose}>
        닫기
      </button>
      {isConfirming && (
        <Dialog open onClose={() => setConfirming(false)} label="지울까요?">
          <p>지웁니다.</p>
        </Dialog>
      )}
    </Dialog>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <p data-testid="query">{search.toString()}</p>
      <button type="button" onClick={() => setOpen(true)}>
        열기
      </button>
      {isOpen && <Form onClose={() => setOpen(false)} />}
      <Menu label="더 보기" trigger="…" entries={[{ label: '귓말 복사', onSelect: () => undefined }]} />
      <button type="button" popoverTarget="sheet">
        필터
      </button>
      <section id="sheet" popover="auto">
        <button type="button" onClick={() => setSearch('job=1', { replace: true })}>
          전사
        </button>
      </section>
    </>
  );
}

const openForm = async () => {
  await page.getByRole('button', { name: '열기' }).click();
  await expect.element(page.getByLabelText('글')).toBeVisible();
  await expect.poll(overlays).toBe(1);
};
const openSheet = async () => {
  await page.getByRole('button', { name: '필터' }).click();
  await expect.poll(overlays).toBe(1);
};
/** The entries that were come to, counted from now on. */
function steps(): () => number {
  let count = 0;
  navigation.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType === 'traverse') count += 1;
  });
  return () => count;
}
const isSheetOpen = () => document.querySelector('#sheet')?.matches(':popover-open');

/** One router for all, as a page has: each listens for as long as the document lives. */
async function show(at: string): Promise<void> {
  history.replaceState({ usr: null, key: at, idx: 0 }, '', at);
  await router?.navigate(at, { replace: true });
  router ??= newRouter();
  await render(<RouterProvider router={router} />);
}

let router: ReturnType<typeof newRouter> | undefined;

function newRouter() {
  const made = createBrowserRouter([{ id: 'page', path: '*', element: <Page />, loader: () => null }], {
    hydrationData: { loaderData: { page: null } },
  });
  startBackCloses(made, beforeRouter);
  return made;
}

afterEach(() => expect.poll(overlays).toBe(0));

describe('Back', () => {
  it('closes an open dialog and stays, and what was typed is there again', async () => {
    await show('/trade');
    await openForm();
    await page.getByLabelText('글').fill('반쯤 적은 글');
    history.back();
    await expect.element(dialog).not.toBeInTheDocument();
    expect([location.pathname, overlays()]).toEqual(['/trade', 0]);
    await openForm();
    await expect.element(page.getByLabelText('글')).toHaveValue('반쯤 적은 글');
    await page.getByRole('button', { name: '닫기' }).click();
  });

  it('closes one dialog after the other, the topmost first', async () => {
    await show('/trade');
    await openForm();
    await page.getByRole('button', { name: '지우기' }).click();
    await expect.poll(overlays).toBe(2);
    history.back();
    await expect.element(page.getByText('지웁니다.')).not.toBeInTheDocument();
    await expect.element(page.getByLabelText('글')).toBeVisible();
    history.back();
    await expect.element(page.getByLabelText('글')).not.toBeInTheDocument();
    expect(location.pathname).toBe('/trade');
  });

  it('closes an open sheet, whose filters stay in the address', async () => {
    await show('/items');
    await openSheet();
    await page.getByRole('button', { name: '전사' }).click();
    await expect.poll(() => location.search).toBe('?job=1');
    history.back();
    await expect.poll(isSheetOpen).toBe(false);
    expect([location.pathname + location.search, history.state.idx]).toEqual(['/items?job=1', 0]);
    expect(page.getByTestId('query').element().textContent).toBe('job=1');
  });

  it('closes a menu that opens and closes by itself', async () => {
    await show('/party');
    await page.getByRole('button', { name: '더 보기' }).click();
    await expect.element(page.getByRole('menu')).toBeVisible();
    await expect.poll(overlays).toBe(1);
    history.back();
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    expect(location.pathname).toBe('/party');
  });

  it('finds no entry of what was closed by its own button', async () => {
    await show('/trade');
    const { idx } = history.state;
    await openForm();
    expect(history.state.idx).toBe(idx + 1);
    await page.getByRole('button', { name: '닫기' }).click();
    await expect.poll(() => history.state.idx).toBe(idx);
  });
});

describe('Forward', () => {
  it('stays where the page is after a sheet was closed in which filters were chosen', async () => {
    await show('/items');
    await openSheet();
    await page.getByRole('button', { name: '전사' }).click();
    await expect.poll(() => location.search).toBe('?job=1');
    history.back();
    await expect.poll(isSheetOpen).toBe(false);
    const stepped = steps();
    history.forward();
    await expect.poll(stepped).toBe(2);
    expect([location.search, history.state.idx, overlays()]).toEqual(['?job=1', 0, 0]);
  });

  it('stays where the page is, however many layers stood open', async () => {
    await show('/trade');
    await openForm();
    await page.getByRole('button', { name: '지우기' }).click();
    await expect.poll(overlays).toBe(2);
    history.go(-2);
    await expect.element(dialog).not.toBeInTheDocument();
    const stepped = steps();
    history.go(2);
    await expect.poll(stepped).toBe(2);
    expect([history.state.idx, overlays()]).toEqual([0, 0]);
  });
});

describe('a step to another page', () => {
  it('begins at the entry of the page itself, with a sheet open over it', async () => {
    await show('/items');
    await openSheet();
    const stepped = new Promise<number>((resolve) => fromOwnEntry(() => resolve(history.state.idx)));
    expect(await stepped).toBe(0);
    document.querySelector<HTMLElement>('#sheet')?.hidePopover();
  });

  it('is made at once where nothing is open', async () => {
    await show('/items');
    let isDone = false;
    fromOwnEntry(() => {
      isDone = true;
    });
    expect(isDone).toBe(true);
  });
});
