import { describe, expect, it } from 'vitest';
import { pages } from '#app/routes.ts';
import { formatDate, seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';
import { SESSION_COOKIE } from '#shared/session-cookie.ts';
import { linksOf, tagsOf, textOf } from '#tests/support/html.ts';
import { ORIGIN, openSiteApp, sharedTestSite } from '#tests/support/site-app.ts';
import { listedAddresses } from '#tests/support/site-map.ts';
import { NOTICE_PAGES } from '#ui/page/notice-pages.ts';
import { POLICY } from '../../texts/policy.text.ts';
import { TERMS } from '../../texts/terms.text.ts';

const articlesOf = (blocks: typeof TERMS.blocks) =>
  blocks.flatMap((block) =>
    typeof block === 'object' && 'h2' in block ? [{ id: block.anchor, title: block.h2 }] : [],
  );

const site = sharedTestSite();

async function htmlOf(path: string): Promise<string> {
  const { statusCode, body } = await site.get(path);
  expect([path, statusCode]).toEqual([path, 200]);
  return body;
}

describe.each([
  { path: '/notice/terms', name: 'terms', text: TERMS },
  { path: '/notice/policy', name: 'policy', text: POLICY },
] as const)('$path', ({ path, name, text }) => {
  it('contains every article as text, with an anchor and a link to it', async () => {
    const html = await htmlOf(path);
    const places = tagsOf(html, 'h2').flatMap(({ 'data-id': dataId }) => (dataId ? [dataId] : []));
    const articles = articlesOf(text.blocks);
    const ids = articles.map(({ id }) => id);
    expect(places).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = tagsOf(html, 'a').flatMap(({ href }) => (href?.startsWith('#') ? [href.slice(1)] : []));
    expect(targets).toEqual(expect.arrayContaining(ids));
    const words = textOf(html);
    for (const { title } of articles) expect(words).toContain(title);
  });

  it('shows since when it is in force: the day of the first start', async () => {
    const html = await htmlOf(path);
    const { effective_at, published_at } = await site.api.db
      .selectFrom('legal_version')
      .select(['effective_at', 'published_at'])
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    const day = startOfSeoulDay(seoulDay(published_at));
    expect(effective_at).toEqual(day);
    expect(tagsOf(html, 'time').map(({ datetime }) => datetime)).toContain(day.toISOString());
    expect(textOf(html)).toContain(`시행일 ${formatDate(day)}`);
  });

  it('links only to anchors that exist', async () => {
    const html = await htmlOf(path);
    const places = linksOf(html).filter((href) => href.startsWith('/notice/') && href.includes('#'));
    for (const href of places) {
      const url = new URL(href, ORIGIN);
      const target = await htmlOf(url.pathname);
      expect([href, target.includes(`data-id="${url.hash.slice(1)}"`)]).toEqual([href, true]);
    }
  });

  it('shows none of its own markup', async () => {
    const words = textOf(await htmlOf(path));
    expect(words).not.toMatch(/\]\(|`/);
  });
});

describe('the terms', () => {
  it('contain what a player must know before agreeing', async () => {
    const words = textOf(await htmlOf('/notice/terms'));
    for (const message of [
      '비공식 팬 사이트',
      '현금 거래를 금지합니다',
      '거래의 당사자도 중개인도 아닙니다',
      '만 14세 이상',
      '탈퇴해도 정지는 끝나지 않습니다',
      '대한민국 법',
    ]) {
      expect(words).toContain(message);
    }
    expect(linksOf(await htmlOf('/notice/terms'))).toEqual(
      expect.arrayContaining(['/notice/policy', '/notice/ask?type=2', '/me']),
    );
  });
});

describe('the policy', () => {
  it('lists the cookies by name with their lifetimes', async () => {
    const words = textOf(await htmlOf('/notice/policy'));
    expect(words).toContain(SESSION_COOKIE.name);
    expect(words).toContain(`${SESSION_COOKIE.maxAge / 86_400}일`);
    for (const name of ['return-to', 'localStorage', 'sessionStorage']) expect(words).toContain(name);
  });

  it('names the sign-in providers of this site', async () => {
    expect(textOf(await htmlOf('/notice/policy'))).toContain('이 사이트의 서버가 스스로 처리');
    const elsewhere = await openSiteApp({ AUTH_URL: 'https://auth.example.com', AUTH_PUBLIC_KEY: 'key' });
    try {
      const words = textOf((await elsewhere.get('/notice/policy')).body);
      expect(words).toContain('인증 서비스(auth.example.com)에 맡기고 있습니다');
      expect(words).toContain('디스코드, 카카오');
    } finally {
      await elsewhere.close();
    }
  });
});

describe('notice pages', () => {
  it('all exist and are listed for search engines', async () => {
    const listed = (await listedAddresses(site)).map(({ url }) => url);
    for (const { href } of NOTICE_PAGES) {
      expect(pages.map(({ path }) => path)).toContain(href);
      expect(listed).toContain(ORIGIN + href);
    }
  });

  it.each(NOTICE_PAGES)('$href is named in its head and linked from every page', async ({ label, href }) => {
    const html = await htmlOf(href);
    expect(html).toContain(`<h1>${label}</h1>`);
    const paths: readonly string[] = NOTICE_PAGES.map((page) => page.href);
    const current = tagsOf(html, 'a').filter((tag) => tag['aria-current'] === 'page' && paths.includes(tag.href ?? ''));
    expect(new Set(current.map((tag) => tag.href))).toEqual(new Set([href]));
    expect(linksOf(await htmlOf('/skills'))).toContain(href);
  });
});

describe('what is opened from another page', () => {
  const dataOf = async (path: string, query: string) => {
    const { body } = await site.get(`${path}/_payload.json?build&${query}`);
    return JSON.parse(body).data;
  };

  it('is of the month, the type and the category that its address names', async () => {
    expect((await dataOf('/events', 'month=2025-01')).month).toBe('2025-01');
    expect((await dataOf('/patchNotes/index-back', 'q=없는말')).rows).toEqual([]);
    const guides = (await dataOf('/guides', 'category=4')).guides;
    expect(guides.map(({ category }: { category: number }) => category)).toEqual([4]);
  });

  it('is of the version that its address names', async () => {
    expect((await site.get('/notice/terms/_payload.json?build&version=9')).statusCode).toBe(404);
    expect((await dataOf('/notice/terms', 'version=1')).version).toBe(1);
  });
});
