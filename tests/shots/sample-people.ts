import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Person } from './scene.ts';
import { ORIGIN } from './site.ts';
import { untilSessionKnown } from './wait-for-page.ts';

export type Player = Exclude<Person, 'nobody' | 'newcomer'>;
export const PLAYERS: readonly Player[] = ['player', 'other', 'suspended', 'operator', 'fresh'];

/** The same nickname always signs in the same player. */
export const NICKNAMES: Readonly<Record<Exclude<Person, 'nobody'>, string>> = {
  newcomer: '갓들어온이',
  fresh: '첫걸음이',
  player: '달빛무사',
  other: '맞은편이',
  suspended: '멈춘상인',
  operator: '살피는이',
};

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

export async function openPage(browser: Browser, now: Date): Promise<Page> {
  const context = await browser.newContext({ baseURL: ORIGIN, locale: 'ko-KR', timezoneId: 'Asia/Seoul' });
  await context.clock.setFixedTime(now);
  return context.newPage();
}

/** Signs in by a nickname; a new user ends before the first form. */
export async function signIn(page: Page, nickname: string): Promise<void> {
  await page.goto('/login');
  await untilSessionKnown(page);
  await page.getByRole('button', { name: '닉네임으로 로그인' }).click();
  await page.getByLabel('닉네임').fill(nickname);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  const begin = page.getByRole('button', { name: '시작하기' });
  await begin.or(page.getByRole('banner').getByLabel(`내 정보 (${nickname})`)).waitFor();
}

export async function createProfile(page: Page, nickname: string): Promise<void> {
  await page.getByLabel('레벨').fill('1');
  for (const consent of [/이용약관/, /개인정보 처리방침/, /만 14세 이상/]) {
    await page.getByRole('checkbox', { name: consent }).check();
  }
  await page.getByRole('button', { name: '시작하기' }).click();
  await page.getByRole('banner').getByLabel(`내 정보 (${nickname})`).waitFor();
}

export type SendRequest = <T = unknown>(who: Player, method: string, path: string, body?: object) => Promise<T>;

export function apiClient(pageOf: (who: Player) => Page): SendRequest {
  return async (who, method, path, body) => {
    const json = body === undefined ? null : JSON.stringify(body);
    const { status, text } = await pageOf(who).evaluate(fetchText, { method, path, json });
    if (status >= 300) throw new Error(`${method} ${path} was answered ${status}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
}

async function fetchText({ method, path, json }: { method: string; path: string; json: string | null }) {
  const headers: Record<string, string> = json === null ? {} : { 'content-type': 'application/json' };
  const response = await fetch(path, { method, headers, body: json });
  return { status: response.status, text: await response.text() };
}
