import { describe, expect, it } from 'vitest';
import { insertGuild } from '#tests/factories/guilds.ts';
import { insertParty } from '#tests/factories/parties.ts';
import { insertProfile, type ProfileParts } from '#tests/factories/people.ts';
import { canonicalOf, jsonLdOf, linksOf, metaOf, scriptsOf, tagsOf, textOf, titleOf } from '#tests/support/html.ts';
import { ORIGIN, sharedTestSite } from '#tests/support/site-app.ts';
import { profileSchema } from '../profile.contract.ts';

const site = sharedTestSite();

async function readPage(parts: ProfileParts) {
  const profile = await insertProfile(site.api.db, parts);
  const { statusCode, body } = await site.get(`/profiles/${profile.userId}`);
  return { profile, statusCode, html: body, text: textOf(body) };
}

function readData(html: string): Record<string, unknown> {
  const state = scriptsOf(html).find(({ type }) => type === 'application/json');
  return JSON.parse(state?.content ?? '{}').loaderData['/profiles/:userId'].profile;
}

describe('the page of a player', () => {
  it('shows the player and the progress to the next advancement', async () => {
    const { html, text } = await readPage({
      name: '풍백',
      level: 99,
      job: 1,
      grade: 1,
      max_hp: 151_800,
      target_hp: 250_000,
    });
    expect(titleOf(html)).toContain('풍백 (전사 · 검객)');
    expect(tagsOf(html, 'div').some((tag) => tag.class?.split(' ').includes('g1'))).toBe(true);
    expect(linksOf(html)).toContain('/calc/plan?job=1&level=99&grade=1&hp=151800');
    for (const words of ['전사 · 검객 · 레벨 99', '151,800', '15만 1,800', '검제', '1차 검객'])
      expect(text).toContain(words);
    expect(text).toMatch(/칼승 200,000 48,200 4만 8,200 남음/);
    expect(text).toMatch(/정한 목표 250,000 98,200 9만 8,200 남음/);
    expect(text).toMatch(/풀승 300,000 148,200 14만 8,200 남음/);
  });

  it('shows casters both requirements, and which are met', async () => {
    const { text } = await readPage({ job: 3, grade: 1, level: 99, max_hp: 150_000, max_mp: 99_999 });
    expect(text).toMatch(/칼승 150,000 달성/);
    expect(text).toMatch(/칼승 100,000 1 남음/);
  });

  it('draws great numbers only of what is known', async () => {
    const findStats = (html: string) => tagsOf(html, 'dl').filter((tag) => tag.class?.split(' ').includes('stats'));
    const known = await readPage({ job: 3, max_hp: 4321, max_mp: null });
    expect(known.text).toContain('체력 4,321');
    expect(findStats(known.html)).toHaveLength(1);
    const unknown = await readPage({ job: 3, max_hp: null, max_mp: null });
    expect(findStats(unknown.html)).toEqual([]);
  });

  it('shows unknown values as such, and requests the level first', async () => {
    const { text } = await readPage({ job: 2, level: 98 });
    expect(text).toMatch(/칼승 65,000 풀승/);
    expect(text).toContain('1레벨 남았습니다');
  });

  it('shows when the name was changed, and the deals by who says so', async () => {
    const { text } = await readPage({ renamed_at: new Date('2026-11-20T03:00:00Z') });
    expect(text).toContain('이름 바꿈 2026년 11월 20일');
    expect(text).toContain('완료 0건 (상대 확인 0건)');
    expect((await readPage({})).text).not.toContain('이름 바꿈');
  });

  it('names nothing that the player wears, nor do the pages of the player’s party and guild', async () => {
    const worn = 2_147_000_123;
    const { db } = site.api;
    const { id } = await insertProfile(db);
    await db
      .insertInto('gear')
      .values({ profile_id: id, items: [worn], version: 1 })
      .execute();
    const party = await insertParty(db, { leader_id: id });
    const guild = await insertGuild(db, { leader_id: id });
    for (const path of [`/profiles/${id}`, `/party/${party.id}`, `/guilds/${guild.id}`]) {
      for (const url of [path, `${path}/_payload.json`]) {
        const { statusCode, body } = await site.get(url);
        expect([url, statusCode, body.includes(String(worn))]).toEqual([url, 200, false]);
      }
    }
  });

  it('shows no requirement after the last advancement', async () => {
    const { text } = await readPage({ job: 4, grade: 4, level: 99, max_hp: 1_000_000, max_mp: 1_000_000 });
    expect(text).toContain('마지막 승급까지 마쳤고');
    expect(text).not.toContain('칼승');
  });

  it('is one page by UUID and by number, with the UUID in its canonical address', async () => {
    const { profile, html } = await readPage({ name: '하나뿐' });
    const byNumber = await site.get(`/profiles/${profile.id}`);
    const canonical = `${ORIGIN}/profiles/${profile.userId}`;
    expect(byNumber.statusCode).toBe(200);
    expect([canonicalOf(html), canonicalOf(byNumber.body)]).toEqual([canonical, canonical]);
    expect(metaOf(byNumber.body, 'og:url')).toBe(canonical);
    expect((await site.get(`/profiles/${profile.userId.toUpperCase()}`)).statusCode).toBe(200);
  });

  it('is marked as a person’s page for search engines', async () => {
    const { html, profile } = await readPage({
      name: '설악',
      avatar_source: 'https://cdn.discordapp.com/avatars/1/2.png',
    });
    const [data] = jsonLdOf(html);
    expect(data).toMatchObject({
      '@type': 'ProfilePage',
      dateCreated: profile.createdAt,
      mainEntity: { '@type': 'Person', name: '설악', identifier: profile.userId, image: ORIGIN + profile.avatarUrl },
    });
  });

  it('loads pictures through the site, never from the upstream', async () => {
    const { html, profile } = await readPage({ avatar_source: 'https://cdn.discordapp.com/avatars/1/2.png' });
    const picture = tagsOf(html, 'img').find(({ src }) => src === profile.avatarUrl);
    expect(picture).toMatchObject({ width: '96', height: '96', alt: '' });
    expect(html).not.toContain('cdn.discordapp.com');
  });

  it('shows the first letters where there is no picture', async () => {
    const { html, text } = await readPage({ name: '달빛나루', avatar_source: null });
    const drawn = tagsOf(html, 'span').filter((tag) => tag['data-letters'] !== undefined);
    expect(drawn.map((tag) => tag['data-letters'])).toEqual(['달빛']);
    // The letters are decorative: the name is in the text.
    expect(text).not.toMatch(/ 달빛 /);
  });
});

describe('private data', () => {
  const secrets: ProfileParts = {
    discord_id: '399999999999999999',
    shows_discord: false,
    banned_at: new Date('2999-01-01T00:00:00Z'),
    banned_reason: '남이 볼 까닭이 없는 사유',
    pull_up_at: new Date('2026-02-03T04:05:06Z'),
  };

  it('is neither in the page nor in its data', async () => {
    const { html, profile } = await readPage(secrets);
    const payload = await site.get(`/profiles/${profile.userId}/_payload.json?${site.build.id}`);
    for (const answer of [html, payload.body]) {
      for (const secret of ['399999999999999999', '2999-01-01', '까닭이 없는', '2026-02-03']) {
        expect(answer).not.toContain(secret);
      }
    }
    expect(Object.keys(readData(html)).sort()).toEqual(Object.keys(profileSchema.shape).sort());
    expect(html).not.toContain('디스코드');
  });

  it('is shown when the player has chosen so', async () => {
    const { text, html } = await readPage({ ...secrets, discord_id: '388888888888888888', shows_discord: true });
    expect(text).toContain('디스코드 연결됨');
    expect(html).toContain('https://discord.com/users/388888888888888888');
  });

  it('includes the link to the editor: it is rendered only in the owner’s browser', async () => {
    const { html } = await readPage({});
    expect(linksOf(html.slice(html.indexOf('<main'), html.indexOf('</main')))).not.toContain('/me');
  });
});

describe('a hostile name', () => {
  it.each([
    '<script>alert(1)</script>',
    '</title><img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)>',
    '</script><b>',
  ])('%s is rendered as text', async (name) => {
    const { html, text, statusCode } = await readPage({ name });
    expect(statusCode).toBe(200);
    expect(text).toContain(name.slice(0, 8));
    expect(html).not.toContain(name);
    expect(html).not.toMatch(/<(?:img|svg)[^>]*\son/);
    const kinds = scriptsOf(html).flatMap(({ src, type }) => (src === undefined ? [type] : []));
    expect(new Set(kinds)).toEqual(new Set(['application/json', 'application/ld+json']));
    expect(jsonLdOf(html)[0]).toMatchObject({ mainEntity: { name } });
  });
});

describe('a missing player', () => {
  it.each([
    '0',
    '-1',
    '01',
    '1.5',
    '999999999',
    '99999999999999999999',
    '00000000-0000-0000-0000-000000000000',
    'me',
    'x',
    '%00',
    "'%20or%201=1",
    '%F0%9F%98%80',
    'a'.repeat(300),
  ])('is 404 at /profiles/%s', async (id) => {
    const { statusCode, body } = await site.get(`/profiles/${id}`);
    expect(statusCode).toBe(404);
    expect(body).toContain('Page Not Found');
  });

  it('is 404 at the page of a deleted account', async () => {
    const { statusCode } = await readPage({ deleted_at: new Date('2026-01-02T00:00:00Z') });
    expect(statusCode).toBe(404);
  });
});
