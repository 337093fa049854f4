import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getContentIndex, getSearchIndex } from '#features/game-data/search/search.contract.ts';
import { packSearchEntries } from '#features/game-data/search/search-pack.ts';
import { findProfiles } from '#features/people/profiles/profile.contract.ts';
import { listPopularItems } from '#features/trade/quotes/quote.contract.ts';
import { answering } from '#tests/components/calls.ts';
import { show, visited } from '#tests/components/show.tsx';
import { waitForOverlays } from './overlays.ts';

const field = page.getByRole('dialog', { name: '찾기' }).getByRole('combobox');
const text = () => (field.element() as HTMLInputElement).value;

waitForOverlays('v1');

beforeEach(async () => {
  answering(getSearchIndex, () => packSearchEntries([]));
  answering(getContentIndex, () => []);
  answering(listPopularItems, () => []);
  answering(findProfiles, () => []);
  await show(<button type="button">다른 것</button>, { at: '/skills' });
  await page.getByRole('button').click();
});

async function openAndType(keys: string): Promise<void> {
  await userEvent.keyboard(keys);
  await expect.element(field).toHaveFocus();
}

describe('what is typed right after the key of the palette', () => {
  // The code of the palette comes once for all tests of this file: for the first one it is late.
  it('stands in its field, goes on at its end, and is no key of the page', async () => {
    await openAndType('/n?호');
    await userEvent.keyboard('박');
    expect(text()).toBe('n?호박');
    await expect.element(page.getByRole('dialog')).toMatchTextContent('‘n?호박’ 검색 결과가 없습니다.');
    expect(visited).toEqual([]);
  });

  it('loses nothing to the same key once more, and leaves no other field behind', async () => {
    await openAndType('{Control>}k{/Control}호{Control>}k{/Control}박');
    await expect.poll(text).toBe('호박');
    expect(document.querySelectorAll('[aria-label="찾을 이름"]')).toHaveLength(1);
  });

  it('goes on in the field of a palette that is open when its key comes once more', async () => {
    await openAndType('/호');
    await userEvent.keyboard('{Control>}k{/Control}박');
    expect(text()).toBe('호박');
  });

  it('leaves the focus where it was once the palette is closed', async () => {
    await openAndType('/호박');
    await userEvent.keyboard('{Escape}');
    await expect.element(field).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: '다른 것' })).toHaveFocus();
  });
});
