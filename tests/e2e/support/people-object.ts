import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { SESSION_COOKIE } from '#shared/session-cookie.ts';

export async function comeInAs(page: Page, nickname: string): Promise<void> {
  await page.goto('/login');
  await comeInFromLogin(page, nickname);
}

/** Signs in on the login page, by a press that may come before React has hydrated it. */
export async function comeInFromLogin(page: Page, nickname: string): Promise<void> {
  await page.getByRole('button', { name: '닉네임으로 로그인' }).click();
  await page.waitForURL('**/login/nickname?*');
  await page.getByLabel('닉네임').fill(nickname);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
}

/** Completes a newcomer's first form: accepts all terms, with the suggested name or this one. */
export async function beginCharacter(page: Page, name?: string): Promise<void> {
  await page.getByRole('button', { name: '시작하기' }).waitFor();
  if (name !== undefined) await page.getByLabel('이름').fill(name);
  const level = page.getByLabel('레벨');
  if ((await level.inputValue()) === '') await level.fill('1');
  for (const consent of ['이용약관', '개인정보 처리방침', '만 14세 이상']) {
    await page.getByRole('checkbox', { name: new RegExp(consent) }).check();
  }
  await page.getByRole('button', { name: '시작하기' }).click();
}

export async function beginAs(page: Page, nickname: string): Promise<void> {
  await comeInAs(page, nickname);
  await page.waitForURL(/\/confirm/);
  await beginCharacter(page);
  await page.waitForURL('**/me');
  await whoIsIn(page, nickname);
}

export function personSlot(page: Page): Locator {
  return page.locator('.top .person');
}

export async function whoIsIn(page: Page, name: string): Promise<void> {
  await personSlot(page)
    .and(page.getByLabel(`내 정보 (${name})`))
    .waitFor();
}

export async function nobodyIsIn(page: Page): Promise<void> {
  await personSlot(page)
    .and(page.getByLabel('로그인', { exact: true }))
    .waitFor();
}

export async function sessionCookies(context: BrowserContext) {
  const cookies = await context.cookies();
  const form = new RegExp(`^${SESSION_COOKIE.name}(?:\\.\\d+)?$`);
  return cookies.filter(({ name }) => form.test(name)).sort((a, b) => a.name.localeCompare(b.name));
}

/** The tile is a plain link until the session is known. */
export async function openOwnMenu(page: Page): Promise<void> {
  await page.locator('.top .person[aria-haspopup=menu]').click();
}

export async function leave(page: Page): Promise<void> {
  await openOwnMenu(page);
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  await nobodyIsIn(page);
  expect(await sessionCookies(page.context())).toEqual([]);
  // The present document says so before it is left for that of the home page.
  await page.waitForURL((url) => url.pathname === '/');
}
