import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertArticle } from '#tests/factories/articles.ts';
import { insertGuild } from '#tests/factories/guilds.ts';
import { insertParty } from '#tests/factories/parties.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { insertTrade } from '#tests/factories/trades.ts';
import { SERVER_DIR } from '#tests/support/build.ts';
import { canonicalOf, jsonLdOf, metaOf, scriptsOf, tagsOf, textOf, titleOf } from '#tests/support/html.ts';
import {
  eventSample,
  guildSample,
  named,
  noticeSample,
  type PageSample,
  PUMPKIN,
  pageSamples,
  partySample,
  patchNoteSample,
  playerSample,
  tradeSample,
} from '#tests/support/page-samples.ts';
import { validateThing } from '#tests/support/schema-org.ts';
import { ORIGIN, sharedTestSite } from '#tests/support/site-app.ts';
import { pages } from './routes.ts';

/** Words of a link that say nothing about its target; search engines and Lighthouse count them as faults. */
const VAGUE_LINKS = new Set(['여기', '링크', '자세히', '자세히 보기', '계속', '이동', '전체 보기']);

const openPages = pages.filter(({ operatorLevel }) => operatorLevel === null);

const site = sharedTestSite();
let samples: Map<string, PageSample>;

beforeAll(async () => {
  const player = playerSample(await insertProfile(site.api.db));
  const pumpkin = named(site.catalog().items, PUMPKIN);
  const trade = tradeSample(await insertTrade(site.api.db, { item_id: pumpkin.id, price: 3000 }));
  const { id: dungeonId, region, name } = named(site.catalog().dungeons, '국내 흉가');
  const place = { dungeon_id: dungeonId, region, floor: 2, channel: 12, item_distribution: 4 };
  const { id } = await insertParty(site.api.db, { ...place, others: [{ job: 3 }] });
  const party = partySample({ id, dungeon: name });
  const member = await insertProfile(site.api.db, { job: 4 });
  const guild = guildSample(
    await insertGuild(site.api.db, {
      jobs: [4],
      min_level: 90,
      description: '토요일 밤에 흑룡을 잡습니다',
      members: [{ profileId: member.id }],
      is_discord: true,
      discord_invite: 'naru',
      is_invite_public: true,
    }),
  );
  const articles = [
    noticeSample(await insertArticle(site.api.db, { kind: 'notice', title: '견본 공지' })),
    patchNoteSample(await insertArticle(site.api.db, { kind: 'notice', type: 2, title: '견본 패치' })),
    eventSample(await insertArticle(site.api.db, { kind: 'event', title: '견본 행사' })),
  ];
  // Pages rendered by other files of this worker are without it.
  site.cache.invalidateAll('evict');
  samples = new Map(
    [...pageSamples(site.catalog()), player, trade, party, guild, ...articles].map((sample) => [sample.route, sample]),
  );
});

function sampleOf(route: string): PageSample {
  const sample = samples.get(route);
  if (!sample) throw new Error(`tests/support/page-samples.ts has no page of the kind ${route}`);
  return sample;
}

async function pageOf(route: string) {
  const answer = await site.get(sampleOf(route).path);
  return { answer, html: answer.body };
}

it('has one sample of every kind of page, and no sample of a removed page', () => {
  expect([...samples.keys()].sort()).toEqual(openPages.map(({ path }) => path).sort());
});

describe.each(openPages.map(({ path }) => path))('%s', (route) => {
  it('is a Korean document with its content in the HTML', async () => {
    const { answer, html } = await pageOf(route);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(html).toMatch(/^<!DOCTYPE html><html lang="ko" data-faces="">/);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    const text = textOf(html);
    for (const word of sampleOf(route).shows) expect(text).toContain(word);
  });

  it('has its metadata for browsers, search engines and previews', async () => {
    const { html } = await pageOf(route);
    const { path, canonical = path, title, jsonLd, isListed = true } = sampleOf(route);
    expect(titleOf(html).startsWith(title)).toBe(true);
    expect(titleOf(html)).toContain('바람나루');
    expect(metaOf(html, 'viewport')).toContain('width=device-width');
    expect(metaOf(html, 'description')?.length).toBeGreaterThan(10);
    expect(metaOf(html, 'keywords')).toContain('바람의나라 클래식');
    expect(canonicalOf(html)).toBe(ORIGIN + canonical);
    expect(metaOf(html, 'robots')).toBe(isListed ? undefined : 'noindex');
    expect(metaOf(html, 'og:title')).toBeTruthy();
    expect(metaOf(html, 'og:description')).toBe(metaOf(html, 'description'));
    expect(metaOf(html, 'og:url')).toBe(ORIGIN + canonical);
    expect([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')]).toEqual(['600', '315']);
    expect(jsonLdOf(html).map((data) => data['@type'])).toEqual(expect.arrayContaining([...jsonLd]));
  });

  it('describes itself in the terms of schema.org, in its head alone', async () => {
    const { html } = await pageOf(route);
    const things = jsonLdOf(html);
    expect(things.every((thing) => thing['@context'] === 'https://schema.org')).toBe(true);
    expect(things.flatMap((thing) => validateThing(thing))).toEqual([]);
    expect(html.slice(html.indexOf('</head>'))).not.toContain('application/ld+json');
    expect(JSON.stringify(things)).not.toMatch(/"(?:offers|price|priceCurrency)":/);
  });

  it('names in every link where it leads, for those who read links alone', async () => {
    const { html } = await pageOf(route);
    const texts = Array.from(html.matchAll(/<a\b[^>]*>(.*?)<\/a>/gs), ([, inner = '']) => textOf(inner).trim());
    expect(texts.filter((text) => VAGUE_LINKS.has(text))).toEqual([]);
  });

  it('is shared with a picture of 600 by 315', async () => {
    const { html } = await pageOf(route);
    const picture = await site.get(String(metaOf(html, 'og:image')).slice(ORIGIN.length));
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect([picture.rawPayload.readUInt32BE(16), picture.rawPayload.readUInt32BE(20)]).toEqual([600, 315]);
  });

  it('runs no inline script', async () => {
    const { html } = await pageOf(route);
    const inline = scriptsOf(html).filter(({ src }) => src === undefined);
    expect(inline.map(({ type }) => type)).toContain('application/json');
    for (const { type } of inline) expect(['application/json', 'application/ld+json']).toContain(type);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+="/);
    expect(html).not.toContain('href="javascript:');
  });

  it('references only styles, scripts and fonts of the build', async () => {
    const { html } = await pageOf(route);
    const files = [...tagsOf(html, 'link').map(({ href }) => href), ...scriptsOf(html).map(({ src }) => src)];
    const assets = [...new Set(files.filter((file) => file?.startsWith('/assets/')))];
    expect(assets.length).toBeGreaterThan(3);
    for (const file of assets) {
      const answer = await site.get(String(file));
      expect([file, answer.statusCode]).toEqual([file, 200]);
      expect(answer.headers['cache-control']).toContain('immutable');
    }
  });

  it('has the same content in every encoding', async () => {
    const { path } = sampleOf(route);
    const plain = await site.get(path, { 'accept-encoding': 'identity' });
    for (const [coding, decode] of Object.entries({ br: brotliDecompressSync, gzip: gunzipSync })) {
      const answer = await site.get(path, { 'accept-encoding': coding });
      expect(answer.headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding' });
      expect(decode(answer.rawPayload).equals(plain.rawPayload)).toBe(true);
      expect(answer.rawPayload.length).toBe(Number(answer.headers['content-length']));
    }
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it('answers 304 for a matching If-None-Match', async () => {
    const { path } = sampleOf(route);
    const headers = { 'accept-encoding': 'br' };
    const { etag } = (await site.get(path, headers)).headers;
    const again = await site.get(path, { ...headers, 'if-none-match': String(etag) });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    const stale = await site.get(path, { ...headers, 'if-none-match': '"another"' });
    expect(stale.statusCode).toBe(200);
  });

  it('is the same page with a trailing slash and with unknown parameters', async () => {
    const { path } = sampleOf(route);
    const { pathname, search } = new URL(path, ORIGIN);
    const more = `${path}${search ? '&' : '?'}`;
    const { etag } = (await site.get(path)).headers;
    for (const url of [`${pathname}/${search}`, `${more}utm_source=x`, `${more}__proto__=1&%ff&a=%3Cscript%3E`]) {
      const answer = await site.get(url);
      expect([url, answer.statusCode, answer.headers.etag]).toEqual([url, 200, etag]);
    }
  });

  it('answers HEAD as GET without the body', async () => {
    const { path } = sampleOf(route);
    const get = await site.get(path);
    const head = await site.app.inject({ method: 'HEAD', url: path });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect([head.headers.etag, head.headers['content-length']]).toEqual([
      get.headers.etag,
      get.headers['content-length'],
    ]);
  });

  it('has a payload with the data of its HTML', async () => {
    const { path } = sampleOf(route);
    const { pathname, search } = new URL(path, ORIGIN);
    const base = pathname === '/' ? '' : pathname;
    const requested = search.replace('?', '&');
    const answer = await site.get(`${base}/_payload.json?${site.build.id}${requested}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    const { build, data } = answer.json();
    expect(build).toBe(site.build.id);
    const state = scriptsOf((await pageOf(route)).html).find(({ type }) => type === 'application/json');
    const { loaderData, errors } = JSON.parse(state?.content ?? '{}');
    expect(errors).toBeNull();
    expect(loaderData[route] ?? null).toEqual(data);
    expect((await site.get(`${base}/_payload.json?other${requested}`)).headers.etag).toBe(answer.headers.etag);
  });

  it('has the layout of the specification', async () => {
    const { html } = await pageOf(route);
    const frame = tagsOf(html, 'div').find((tag) => 'data-layout' in tag);
    expect(frame?.['data-layout']).toBe(sampleOf(route).layout);
  });
});

it('has the same security headers on every page, for every visitor', async () => {
  const headersOf = async (path: string, headers = {}) => {
    const { headers: given } = await site.get(path, headers);
    return [given['content-security-policy'], given['x-content-type-options'], given['referrer-policy']];
  };
  const [policy] = await headersOf('/');
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/script-src[^;]*(unsafe|nonce|sha\d|\*)/);
  for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"]) expect(policy).toContain(part);
  for (const { path } of samples.values()) expect(await headersOf(path)).toEqual(await headersOf('/'));
  expect(await headersOf('/', { cookie: 'sb-baramnaru-auth-token=x', 'user-agent': 'x' })).toEqual(
    await headersOf('/'),
  );
  expect(await headersOf('/nowhere')).toEqual(await headersOf('/'));
});

it('gives every page a title of its own', async () => {
  const titles = await Promise.all([...samples.values()].map(async ({ path }) => titleOf((await site.get(path)).body)));
  const twins = titles.filter((title, at) => titles.indexOf(title) !== at);
  expect(twins).toEqual([]);
});

it('are rendered by the production build of React, whatever NODE_ENV is', async () => {
  const files = await readdir(SERVER_DIR, { recursive: true });
  const scripts = await Promise.all(
    files.filter((file) => file.endsWith('.js')).map((file) => readFile(join(SERVER_DIR, file), 'utf8')),
  );
  // Each build of React has its name in its licence comment.
  const builds = scripts.flatMap((script) => [...script.matchAll(/react[\w.-]*\.(development|production)\.js/g)]);
  expect(new Set(builds.map(([, kind]) => kind))).toEqual(new Set(['production']));
});
