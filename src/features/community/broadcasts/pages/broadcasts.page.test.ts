import { beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#shared/durations.ts';
import { collectorOf, INGEST_KEY, type SentShout } from '#tests/support/collector.ts';
import { linksOf, metaOf, textOf } from '#tests/support/html.ts';
import { sharedSiteApp, testSite } from '#tests/support/site-app.ts';

const NOTE = 'BROADCAST_INGEST_KEY';

const site = testSite({ BROADCAST_INGEST_KEY: INGEST_KEY });

const shout = (message: string, minutes: number, parts: Partial<SentShout> = {}): SentShout => ({
  at: new Date(Date.now() - minutes * MINUTE_MS).toISOString(),
  channel: 3,
  name: '풍백',
  message,
  ...parts,
});

beforeAll(async () => {
  const many = Array.from({ length: 40 }, (_, at) => shout(`말 ${at}`, 60 + at, { name: `이름${at}`, channel: 7 }));
  await collectorOf(site).sendAll([
    shout('ㅍ 현철중검 50만', 2, { channel: 12 }),
    shout('ㅍ 현철중검 50만', 9, { channel: 12 }),
    shout('흉가 도사 구합니다', 3, { name: '설악' }),
    ...many,
  ]);
});

const bodyOf = async (path: string) => (await site.get(path)).body;
const textAt = async (path: string) => textOf(await bodyOf(path));

describe('the page of shouts', () => {
  it('is readable without scripts: what was said, by whom, how often, and what is understood of it', async () => {
    const html = await bodyOf('/broadcast');
    const text = textOf(html);
    for (const words of [
      '시세에는 넣지 않습니다',
      'ㅍ 현철중검 50만',
      '풍백',
      '2번',
      '팝니다',
      '50 만',
      '설악',
      '파티',
    ])
      expect(text).toContain(words);
    expect(metaOf(html, 'robots')).toBe('noindex');
    const swords = linksOf(html).filter((href) => /^\/trade\/\d+$/.test(href));
    expect(swords).toHaveLength(1);
    expect(text).not.toContain(NOTE);
  });

  it.each([
    ['kind=1', 'ㅍ 현철중검', '흉가 도사'],
    ['kind=2', '흉가 도사', 'ㅍ 현철중검'],
    ['channel=12', 'ㅍ 현철중검', '흉가 도사'],
    ['q=설악', '흉가 도사', 'ㅍ 현철중검'],
  ])('with %s shows only what fits', async (query, shown, absent) => {
    const text = await textAt(`/broadcast?${query}`);
    expect(text).toContain(shown);
    expect(text).not.toContain(absent);
  });

  it('shows each repetition where that is asked for', async () => {
    const count = async (path: string) => (await textAt(path)).split('ㅍ 현철중검 50만').length - 1;
    expect(await count('/broadcast')).toBe(1);
    expect(await count('/broadcast?fold=false')).toBe(2);
  });

  it('goes on behind a link, each shout once', async () => {
    const first = await bodyOf('/broadcast');
    const more = linksOf(first).find((href) => href.includes('cursor='));
    expect(more).toBeDefined();
    const messages = [first, await bodyOf(more ?? '')].flatMap((html) => textOf(html).match(/말 \d+/g) ?? []);
    expect(new Set(messages).size).toBe(40);
    expect(messages).toHaveLength(40);
  });

  it('takes wrong values as absent, and says when nothing fits', async () => {
    expect(await textAt('/broadcast?kind=7&channel=x&q=a')).toContain('ㅍ 현철중검');
    expect(await textAt('/broadcast?q=아무도말하지않은')).toContain('조건에 맞는 외침이 없습니다');
  });

  it('has the counts of each channel and hour in a table', async () => {
    const html = await bodyOf('/broadcast');
    const table = html.slice(html.indexOf('aria-label="가장 많은 채널 10개"'));
    expect(/<th scope="row">(\d+)/.exec(table)?.[1]).toBe('7');
    expect(table.slice(0, table.indexOf('</thead>')).match(/<th /g)).toHaveLength(26);
  });

  it('shows what was heard since it was kept', async () => {
    expect(await textAt('/broadcast')).not.toContain('방금 외친 말');
    await collectorOf(site).sendAll([shout('방금 외친 말', 0)]);
    await expect.poll(() => textAt('/broadcast'), { timeout: 5000, interval: 50 }).toContain('방금 외친 말');
  });
});

describe('the market of an item', () => {
  const marketOf = () => site.catalog().items.find(({ name }) => name === '현철중검')?.id;

  it('shows what was shouted about it apart from its listings, and counts it beside the book', async () => {
    const html = await bodyOf(`/trade/${marketOf()}`);
    const panel = html.slice(html.indexOf('aria-label="외침"'));
    expect(textOf(panel)).toContain('ㅍ 현철중검 50만');
    expect(textOf(html)).toContain('외침 1');
    expect(textOf(html)).toContain('아직 올라온 현철중검 매물이 없습니다');
    expect(linksOf(html)).toContain(`/broadcast?itemId=${marketOf()}`);
    expect(await textAt(`/trade/${site.catalog().items.find(({ name }) => name === '진호박')?.id}`)).not.toContain(
      '외침',
    );
  });

  it('shows what was shouted since it was cached', async () => {
    const path = `/trade/${marketOf()}`;
    await collectorOf(site).sendAll([shout('현철중검 48만에 팝니다', 0, { name: '북문지기' })]);
    await expect.poll(() => textAt(path), { timeout: 5000, interval: 50 }).toContain('현철중검 48만에 팝니다');
  });
});

it('tells players nothing of how shouts are collected where nobody may send any, and draws no empty boxes', async () => {
  const text = textOf((await (await sharedSiteApp()).get('/broadcast')).body);
  for (const words of ['아직 외침이 없습니다', '내 키워드가 여기에 보입니다']) expect(text).toContain(words);
  for (const words of [NOTE, 'docs/', '이어서 들어옵니다', '사자후 수집', '24시간']) expect(text).not.toContain(words);
});
