import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '#platform/client/api-error.ts';
import { Refusal } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show, visited } from '#tests/components/show.tsx';
import { requirePlayer } from './public/require-player.ts';

const OWN_WORDS =
  '<b>먼저</b> <a href=/notice>알림</a> <a href=//evil.example>바깥</a><img src=x onerror=window.hasRun=1><script>window.hasRun=1</script>';

const dialog = page.getByRole('dialog');

describe('the login dialog', () => {
  it('shows the caller’s own words as HTML, without what could run or lead away', async () => {
    await show(<p />);
    await requirePlayer(() => undefined, { message: OWN_WORDS });
    await expect.element(dialog).toMatchTextContent('먼저 알림 바깥');
    const inDialog = (selector: string) => [...dialog.element().querySelectorAll(selector)];
    expect(inDialog('b').map(({ textContent }) => textContent)).toEqual(['먼저']);
    expect(inDialog('p a').map(({ outerHTML }) => outerHTML)).toEqual(['<a href="/notice">알림</a>']);
    expect(inDialog('img[src="x"], script, a[href*="evil"]')).toEqual([]);
    expect('hasRun' in window).toBe(false);
  });

  it('leads to the login, from which who signs in comes back to where they were', async () => {
    await show(<p />, { at: '/trade/5?q=1' });
    await requirePlayer(() => undefined);
    await dialog.getByRole('link', { name: '로그인' }).click();
    await expect.poll(() => visited).toEqual(['/login']);
    expect(decodeURIComponent(document.cookie)).toContain('/trade/5?q=1');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('lets a player act, and shows what the server refuses', async () => {
    signedIn();
    await show(<p />);
    const { status, body } = new Refusal('CONFLICT');
    await requirePlayer(() => {
      throw new ApiError(status, 'CONFLICT', String(Reflect.get(body ?? {}, 'message')));
    });
    await expect.element(page.getByText('그사이 상태가 바뀌어 처리하지 못했습니다.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
  });
});
