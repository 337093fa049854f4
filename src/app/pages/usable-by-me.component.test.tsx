import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setMeState } from '#features/people/sessions/ui/public/me-store.ts';
import { signedIn, signedOut } from '#tests/components/people.ts';
import { show, visited } from '#tests/components/show.tsx';
import { UsableInType } from './usable-in-type.tsx';
import { UsableTypes } from './usable-types.tsx';

const heightOf = () => document.querySelector('main > div')?.getBoundingClientRect().height;

it('leads a character to what it can use, and back, in a line that is as high as that of anybody', async () => {
  setMeState({ status: 'unknown' });
  await show(<UsableInType />, { at: '/items/types/0?sort=-dam' });
  const height = heightOf();
  await expect.element(page.getByText('내가 쓸 수 있는 것만 고를 수 있습니다.')).not.toBeVisible();
  signedIn({ job: 3, level: 80, grade: 0 });
  const link = page.getByRole('link', { name: '내가 쓸 수 있는 것 (주술사 80레벨)' });
  await expect.element(link).toBeVisible();
  expect(heightOf()).toBe(height);
  await link.click();
  expect(visited.at(-1)).toBe('/items/types/0?to=80&job=3&grade=0&sort=-dam');
  await expect.element(link).toHaveAttribute('aria-current', 'true');
  await link.click();
  expect(visited.at(-1)).toBe('/items/types/0?sort=-dam');
});

it('asks who has no character to make one, and the signed out to sign in', async () => {
  signedOut();
  await show(<UsableInType />, { at: '/items/types/0' });
  await expect.element(page.getByRole('link', { name: '로그인하면' })).toHaveAttribute('href', '/login');
  setMeState({ status: 'in', me: null });
  await expect.element(page.getByRole('link', { name: '캐릭터를 만들면' })).toHaveAttribute('href', '/confirm');
});

it('leads from the types to each whose items ask for a level', async () => {
  signedIn({ job: 4, level: 50, grade: 0 });
  const types = [
    { id: 1, name: '갑옷', levels: '1–99' },
    { id: 10, name: '재료', levels: null },
  ];
  await page.viewport(390, 844);
  await show(<UsableTypes />, { at: '/items?gameServer=2', data: { types } });
  const links = page.getByRole('navigation', { name: '내가 쓸 수 있는 것 (도사 50레벨)' }).getByRole('link');
  await expect.element(links).toHaveAttribute('href', '/items/types/1?gameServer=2&to=50&job=4&grade=0');
});
