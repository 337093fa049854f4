import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { insertParty } from '#tests/factories/parties.ts';
import { insertTrade, type TradeParts } from '#tests/factories/trades.ts';
import { CLIENT_DIR } from '#tests/support/build.ts';
import { tagsOf, textOf } from '#tests/support/html.ts';
import { PUMPKIN } from '#tests/support/page-samples.ts';
import { ORIGIN, testSite } from '#tests/support/site-app.ts';

const islandSchema = z.strictObject({ id: z.string(), html: z.string(), css: z.string() });

const site = testSite();
let itemId: number;
beforeAll(async () => {
  itemId = site.catalog().items.find(({ name }) => name === PUMPKIN)?.id ?? 0;
});

let lastAddress = 0;
const newAddress = () => `198.51.100.${(++lastAddress % 250) + 1}`;

const addressOf = (name: string, props: object, hash = '0') =>
  `/__nuxt_island/${name}_${hash}.json?props=${encodeURIComponent(JSON.stringify(props))}`;
const requestAs = (url: string, remoteAddress = newAddress()) => site.app.inject({ url, remoteAddress });
async function islandOf(name: string, props: object) {
  const answer = await requestAs(addressOf(name, props));
  if (answer.statusCode !== 200) throw new Error(`${name} answered ${answer.statusCode}: ${answer.body}`);
  return islandSchema.parse(answer.json());
}
const tradeOf = (parts: Partial<TradeParts> = {}) => insertTrade(site.api.db, { item_id: itemId, ...parts });

async function oneOfEach() {
  const { skills, monsters, dungeons } = site.catalog();
  const [trade, party] = await Promise.all([tradeOf(), insertParty(site.api.db)]);
  return [
    ['ItemCard', { id: itemId }],
    ['ItemCard', { id: itemId, gameServer: 1 }],
    ['SkillCard', { id: skills[0]?.id }],
    ['MonsterCard', { id: monsters[0]?.id }],
    ['DungeonCard', { id: dungeons[0]?.id }],
    ['QuoteCard', { id: itemId }],
    ['TradeCard', { id: trade.id }],
    ['PartyCard', { id: party.id }],
  ] as const;
}

describe('an island', () => {
  it('is markup and styles that a page of another origin may use', async () => {
    for (const [name, props] of await oneOfEach()) {
      const answer = await requestAs(addressOf(name, props));
      expect([name, answer.statusCode]).toEqual([name, 200]);
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=60',
        'content-type': 'application/json; charset=utf-8',
      });
      const { id, html, css } = islandSchema.parse(answer.json());
      expect(id.startsWith(`${name}_${props.id}`)).toBe(true);
      expect(html).not.toMatch(/\sstyle=|<use\b|<script|\son\w+=/i);
      expect(html).toContain('<path d="');
      const links = tagsOf(html, 'a').map(({ href = '' }) => href);
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter((href) => !href.startsWith(`${ORIGIN}/`))).toEqual([]);
      expect(css).toContain(':host{');
      expect(css).not.toMatch(/:root|(?<![\w-])body\b|@import|@font-face|url\(|<(?!=)/);
    }
  });

  it('brings all that the site’s own sheet says of its classes', async () => {
    const assets = join(CLIENT_DIR, 'assets');
    const sheets = readdirSync(assets).filter((file) => file.endsWith('.css'));
    const own = sheets.map((file) => readFileSync(join(assets, file), 'utf8')).join('');
    const { items, skills, monsters, dungeons } = site.catalog();
    const kinds = { ItemCard: items, SkillCard: skills, MonsterCard: monsters, DungeonCard: dungeons };
    const some = Object.entries(kinds).flatMap(([name, rows]) =>
      rows.filter((_, nth) => nth % 25 === 0).map(({ id }) => [name, { id }] as const),
    );
    for (const [name, props] of [...some, ...(await oneOfEach())]) {
      const { html, css } = await islandOf(name, props);
      const classes = new Set(
        Array.from(html.matchAll(/class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat(),
      );
      const styled = (sheet: string, name: string) => new RegExp(`[.]${name}(?![\\w-])`).test(sheet);
      expect([...classes].filter((one) => styled(own, one) && !styled(css, one))).toEqual([]);
      const used = Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, property = '']) => property);
      expect(used.filter((property) => !css.includes(`${property}:`))).toEqual([]);
    }
  });

  it('is the same under any hash and path, and is not sent again to who has it', async () => {
    const url = addressOf('ItemCard', { id: itemId });
    const { headers, body } = await requestAs(url);
    const others = [addressOf('ItemCard', { id: itemId }, '0123456789abcdef'), url.replace('nuxt_', '')];
    for (const other of others) expect((await requestAs(other)).body).toBe(body);
    const again = await site.get(url, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body, again.headers['access-control-allow-origin']]).toEqual([304, '', '*']);
  });

  it('keeps the game server in its links', async () => {
    const { html } = await islandOf('QuoteCard', { id: itemId, gameServer: 2 });
    expect(html).toContain(`href="${ORIGIN}/trade/${itemId}?gameServer=2"`);
    const { html: all } = await islandOf('QuoteCard', { id: itemId });
    expect(all).toContain(`href="${ORIGIN}/trade/${itemId}"`);
  });

  it('of a completed trade says so, and none is there of one that its page does not show', async () => {
    const done = await tradeOf({ status: 2, completed_at: new Date() });
    expect(textOf((await islandOf('TradeCard', { id: done.id })).html)).toContain('거래 완료');
    const hidden = await tradeOf({ hidden_at: new Date() });
    const answers = await Promise.all(
      [hidden.id, 2_000_000_000].map((id) => requestAs(addressOf('TradeCard', { id }))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it('shows what others wrote as text, and nothing of the address', async () => {
    const party = await insertParty(site.api.db, { title: '<img src=x onerror=alert(1)>"\'' });
    expect((await islandOf('PartyCard', { id: party.id })).html).not.toContain('<img');
  });
});

describe('what is no island', () => {
  it.each([
    [404, '/__nuxt_island/NoCard_0.json?props={"id":1}'],
    [404, '/__nuxt_island/constructor_0.json?props={"id":1}'],
    [404, '/__nuxt_island/ItemCard_xyz.json?props={"id":1}'],
    [404, '/__nuxt_island/ItemCard.json'],
    [404, '/__island/<script>_0.json'],
    [404, '/__nuxt_island/ItemCard_0.json?props={"id":999999999}'],
    [400, '/__nuxt_island/ItemCard_0.json'],
    [400, '/__nuxt_island/ItemCard_0.json?props='],
    [400, '/__nuxt_island/ItemCard_0.json?props={}&props={}'],
    [400, '/__nuxt_island/ItemCard_0.json?props={"id":1,"x":"<script>"}'],
    [400, `/__nuxt_island/ItemCard_0.json?props={"id":1}${' '.repeat(1017)}`],
    [400, `/__nuxt_island/ItemCard_0.json?props=${'['.repeat(1000)}`],
    [400, '/__nuxt_island/ItemCard_0.json?props={"id":NaN}'],
    [400, '/__nuxt_island/ItemCard_0.json?props={"id":1,"gameServer":99}'],
    [400, '/__nuxt_island/ItemCard_0.json?props=%ff'],
  ])('is %d with nothing of what was asked: %s', async (status, url) => {
    const answer = await requestAs(encodeURI(url).replaceAll('%25ff', '%ff'));
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.body).not.toMatch(/script|NoCard|xyz/);
  });
});

describe('many islands for one address', () => {
  it('are refused past three hundred a minute where they must be rendered, and not where they are kept', async () => {
    const address = '203.0.113.7';
    const { items } = site.catalog();
    const statuses: number[] = [];
    for (const { id } of items.slice(0, 320)) {
      statuses.push((await requestAs(addressOf('QuoteCard', { id, gameServer: 1 }), address)).statusCode);
    }
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([300, 429]);
    const last = addressOf('QuoteCard', { id: items[319]?.id, gameServer: 1 });
    expect((await requestAs(last.replace('nuxt_', ''), address)).statusCode).toBe(429);
    const refused = await requestAs(last, address);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['access-control-allow-origin']).toBe('*');
    expect((await requestAs(addressOf('QuoteCard', { id: items[0]?.id, gameServer: 1 }), address)).statusCode).toBe(
      200,
    );
  });
});

describe('an answer that is no island', () => {
  const FOR_ANY_ORIGIN = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

  it.each([
    '/__nuxt_island',
    '/__nuxt_island/',
    '/__nuxt_island/a/b',
    '/__island/a/b.json?props={}',
    '/__nuxt_island?x',
  ])('%s is 404 in JSON, which any page may read', async (url) => {
    const answer = await requestAs(url);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
    expect(answer.headers).toMatchObject({ ...FOR_ANY_ORIGIN, 'cache-control': 'no-store' });
  });

  it('is answered with 400 or 404 in JSON and nothing of what was sent, whatever the name and the props', async () => {
    const key = fc.constantFrom('id', 'gameServer', '__proto__', 'constructor', 'toString', 'x');
    const value = fc.oneof(
      fc.constantFrom('NaN', '1e999', '-0', 'null', '[]', '{}', '"<b>"', '1.5', '99999999999999999999'),
      fc.integer({ min: 1, max: 600 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
      fc.integer({ min: 1000, max: 1200 }).map((length) => `"${'가'.repeat(length)}"`),
    );
    const props = fc.oneof(
      fc.dictionary(key, value).map((one) => `{${Object.entries(one).map(([name, of]) => `"${name}":${of}`)}}`),
      fc.string({ unit: 'binary', maxLength: 40 }),
    );
    const name = fc.oneof(
      fc.constantFrom(
        'ItemCard',
        'TradeCard',
        'constructor',
        '__proto__',
        'hasOwnProperty',
        'ItemCard%00',
        '..%2fItemCard',
      ),
      fc.string({ maxLength: 20 }).map(encodeURIComponent),
    );
    await fc.assert(
      fc.asyncProperty(name, props, fc.constantFrom('__nuxt_island', '__island'), async (of, text, folder) => {
        const answer = await requestAs(`/${folder}/${of}_0.json?props=${encodeURIComponent(text.toWellFormed())}`);
        expect([400, 404]).toContain(answer.statusCode);
        expect(answer.headers).toMatchObject(FOR_ANY_ORIGIN);
        expect(answer.body).not.toContain('<b>');
        expect(Object.keys(answer.json())).toContain('code');
      }),
    );
  });
});
