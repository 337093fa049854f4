import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/durations.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { insertTrade, type TradeParts } from '#tests/factories/trades.ts';
import { jsonLdOf, linksOf, metaOf, scriptsOf, tagsOf, textOf, titleOf } from '#tests/support/html.ts';
import { testSite } from '#tests/support/site-app.ts';

const site = testSite();
let sword: number;

beforeAll(async () => {
  sword = site.catalog().items.find(({ name }) => name === '현철중검')?.id ?? 0;
});

const longAgo = new Date(Date.now() - 100 * DAY_MS);

async function pageOf(parts: Partial<Parameters<typeof insertTrade>[1]> = {}) {
  const trade = await insertTrade(site.api.db, { item_id: sword, price: 480_000, ...parts });
  const answer = await site.get(`/trade/view/${trade.id}`);
  return { id: trade.id, status: answer.statusCode, html: answer.body, text: textOf(answer.body) };
}

describe('the page of a trade', () => {
  it('shows the item, the price, the player, and the whisper', async () => {
    const poster = await insertProfile(site.api.db, { name: '무명검', level: 99, job: 1, grade: 2 });
    const { html, text } = await pageOf({
      profile_id: poster.id,
      quantity: 1,
      durability: 380_000,
      is_negotiation: true,
    });
    expect(titleOf(html)).toContain('현철중검 팝니다 48만');
    for (const words of ['480,000전', '38만', '무명검', '전사 · 검제 · 레벨 99', '/귓 무명검 현철중검 48만에 살게요']) {
      expect(text).toContain(words);
    }
    expect(metaOf(html, 'og:image')).toMatch(/\/share\/trades\/\d+\.png$/);
    expect(linksOf(html)).toContain(`/profiles/${poster.userId}`);
  });

  it('shows the guide in full without scripts: terms, rounds, patterns', async () => {
    const pumpkin = site.catalog().items.find(({ name }) => name === '진호박')?.id ?? 0;
    const { text } = await pageOf({ item_id: pumpkin, price: 3000, quantity: 100 });
    expect(text).toContain('300,000전 (30만)');
    expect(text).toContain('5번에 나눠 거래합니다');
    expect(text).toContain('진호박 20개');
    expect(text).toContain('금괴 1,000전');
    expect(text).toContain('게임톡 기사');
  });

  it('lists what others offer of the same item and side, the cheapest first', async () => {
    const acorn = site.catalog().items.find(({ name, trade }) => trade === 1 && name === '도토리')?.id ?? 0;
    const poster = await insertProfile(site.api.db);
    const dear = await insertTrade(site.api.db, { item_id: acorn, price: 900 });
    const cheap = await insertTrade(site.api.db, { item_id: acorn, price: 700 });
    const wanted = await insertTrade(site.api.db, { item_id: acorn, price: 600, trade_type: 2 });
    const { html, id } = await pageOf({ item_id: acorn, price: 800, profile_id: poster.id });
    const panel = html.slice(html.indexOf('다른 판매 글'));
    const listed = linksOf(panel).filter((href) => /^\/trade\/view\/\d+$/.test(href));
    expect(listed.slice(0, 2)).toEqual([`/trade/view/${cheap.id}`, `/trade/view/${dear.id}`]);
    expect(listed).not.toContain(`/trade/view/${id}`);
    expect(listed).not.toContain(`/trade/view/${wanted.id}`);
  });

  it('describes no field by words that are not drawn', async () => {
    const { html } = await pageOf();
    const ids = new Set(tagsOf(html, '\\w+').map(({ id }) => id));
    const described = tagsOf(html, 'input').flatMap((tag) => tag['aria-describedby']?.split(' ') ?? []);
    expect(described).toContain('deal-risk-hint');
    expect(described.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('is an offer for search engines only where it is public', async () => {
    const { html } = await pageOf();
    expect(jsonLdOf(html).map((data) => data['@type'])).toEqual(['BreadcrumbList']);
  });

  it('warns of a player who joined today, and of one who wants the money first', async () => {
    const newcomer = await insertProfile(site.api.db);
    const { text } = await pageOf({ pay_method: 2, profile_id: newcomer.id });
    expect(text).toContain('돈을 먼저 달라고 합니다');
    expect(text).toContain('신규 회원입니다');
    const poster = await insertProfile(site.api.db, { created_at: longAgo });
    expect((await pageOf({ profile_id: poster.id })).text).not.toContain('신규 회원입니다');
  });

  it('requests offers where there is no price', async () => {
    const { html, text } = await pageOf({ price: null });
    expect(titleOf(html)).toContain('현철중검 팝니다 제시');
    expect(text).toContain('얼마에 파시나요?');
    expect(text).not.toContain('나눠 거래하기 한 번에');
  });

  it('shows the price of completed trades, which are not indexed and have no whisper', async () => {
    const { html, text } = await pageOf({ status: 2, completed_at: new Date() });
    expect(text).toContain('완료한 거래');
    expect(text).toContain('480,000전');
    expect(text).not.toContain('/귓');
    expect(metaOf(html, 'robots')).toBe('noindex');
  });

  it('says of a deal that the quote left it out, also when it is over', async () => {
    const over = { status: 2, completed_at: new Date() } as const;
    expect((await pageOf({ ...over, exclude_price: true })).text).toContain('시세 제외');
    expect((await pageOf(over)).text).not.toContain('시세 제외');
  });

  it('has the whisper as its one primary action, and none when it is over', async () => {
    const primary = (html: string) =>
      tagsOf(html, 'button').filter((button) => /\bprimary\b/.test(button.class ?? '') && 'data-whisper' in button);
    // In the panel on desks, in the bar on phones.
    expect(primary((await pageOf()).html)).toHaveLength(2);
    expect(primary((await pageOf({ status: 2, completed_at: new Date() })).html)).toEqual([]);
  });

  it('leads to the next cheaper listing of its server, and to none of another', async () => {
    const scale = site.catalog().items.find(({ name }) => name === '용의비늘')?.id ?? 0;
    const here = { item_id: scale, price: 5000 };
    await insertTrade(site.api.db, { item_id: scale, price: 4000, game_server: 2 });
    expect((await pageOf(here)).text).not.toContain('더 싼 매물');
    const { id } = await insertTrade(site.api.db, { item_id: scale, price: 4500 });
    const { html, text } = await pageOf(here);
    expect(text).toContain('더 싼 매물 4,500');
    expect(linksOf(html)).toContain(`/trade/view/${id}`);
  });

  it.each<[string, Partial<TradeParts>]>([
    ['cancelled', { status: 3, cancelled_at: new Date(), cancelled_by: 'owner' }],
    ['hidden', { hidden_at: new Date(), hidden_reason: '허위 매물' }],
  ])('answers 404 for %s', async (_, parts) => {
    const { status, text } = await pageOf(parts);
    expect(status).toBe(404);
    expect(text).not.toContain('허위 매물');
  });

  it.each(['0', '01', 'x', '-1', '99999999999', '1.5'])('answers 404 at %s', async (id) => {
    expect((await site.get(`/trade/view/${id}`)).statusCode).toBe(404);
  });

  it('renders the player’s texts as text: no link, no markup', async () => {
    const comment = '<img src=x onerror=alert(1)> https://evil.test </script>';
    const { html, text } = await pageOf({ comment });
    expect(text).toContain('https://evil.test');
    expect(linksOf(html).filter((link) => link.includes('evil'))).toEqual([]);
    expect(tagsOf(html, 'img').filter(({ src }) => src === 'x')).toEqual([]);
    expect(scriptsOf(html).some(({ content }) => content?.includes('alert(1)</'))).toBe(false);
  });

  it('reveals neither the counterpart nor private data of the player', async () => {
    const poster = await insertProfile(site.api.db, { discord_id: '377777777777777777', shows_discord: false });
    const { html } = await pageOf({ profile_id: poster.id });
    expect(html).not.toContain('377777777777777777');
  });

  it('says neutrally how many deals the other side confirmed, and warns at none at all only', async () => {
    const poster = await insertProfile(site.api.db, { renamed_at: new Date('2026-11-20T03:00:00Z') });
    const ended = { item_id: sword, profile_id: poster.id, status: 2 as const };
    const first = await pageOf({ profile_id: poster.id });
    expect(first.text).toContain('거래 기록이 아직 없습니다');
    await insertTrade(site.api.db, ended);
    await insertTrade(site.api.db, ended);
    await insertTrade(site.api.db, { ...ended, confirmed_at: new Date() });
    await site.api.db
      .updateTable('trade')
      .set({ status: 2, completed_at: new Date() })
      .where('id', '=', first.id)
      .execute();
    const { text } = await pageOf({ profile_id: poster.id });
    expect(text).toContain('4건 (상대 확인 1건)');
    expect(text).toContain('이름 바꿈');
    expect(text).not.toContain('취소');
    expect(text).not.toContain('거래 기록이 아직 없습니다');
  });

  it('shows a deleted player as such, without a contact', async () => {
    const gone = await insertProfile(site.api.db);
    const left = { user_id: null, name: null, deleted_at: new Date() };
    await site.api.db.updateTable('profile').set(left).where('id', '=', gone.id).execute();
    const { text, status } = await pageOf({ profile_id: gone.id, status: 2, completed_at: new Date() });
    expect(status).toBe(200);
    expect(text).toContain('탈퇴한 사용자');
  });
});
