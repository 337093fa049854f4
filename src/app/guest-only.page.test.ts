import type { DefaultTreeAdapterMap } from 'parse5';
import { parse } from 'parse5';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertGuild } from '#tests/factories/guilds.ts';
import { insertParty } from '#tests/factories/parties.ts';
import { insertTrade } from '#tests/factories/trades.ts';
import { named, PUMPKIN, pageSamples } from '#tests/support/page-samples.ts';
import { testSite } from '#tests/support/site-app.ts';

type Element = DefaultTreeAdapterMap['element'];

const site = testSite();
const documents = new Map<string, Element>();

const isElement = (node: DefaultTreeAdapterMap['node']): node is Element => 'tagName' in node;
const attributeOf = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value;
const classesOf = (element: Element) => (attributeOf(element, 'class') ?? '').split(' ');

function* elementsIn(parent: DefaultTreeAdapterMap['parentNode']): Generator<Element> {
  for (const child of parent.childNodes) {
    if (!isElement(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

function ancestorsOf(element: Element): Element[] {
  const { parentNode } = element;
  return parentNode && isElement(parentNode) ? [parentNode, ...ancestorsOf(parentNode)] : [];
}

const isForGuests = (element: Element) =>
  [element, ...ancestorsOf(element)].some((one) => classesOf(one).includes('guest-only'));

function mainOf(path: string): Element {
  const main = documents.get(path);
  if (!main) throw new Error(`${path} was not read`);
  return main;
}

/** Pages about signing in itself. */
const ABOUT_LOGIN = /^\/(?:login|confirm|notice|guides)/;

/** Without a query, the player's own character fills them. */
const FILLED = [
  '/calc/exp',
  '/calc/exp-back',
  '/calc/hp-mp-table',
  '/calc/kingQuest/buyeo',
  '/calc/plan',
  '/calc/skills',
];

let paths: Record<'party' | 'guild' | 'trade', string>;

beforeAll(async () => {
  const { db } = site.api;
  const trade = await insertTrade(db, { item_id: named(site.catalog().items, PUMPKIN).id });
  const [party, guild] = await Promise.all([insertParty(db), insertGuild(db)]);
  paths = { party: `/party/${party.id}`, guild: `/guilds/${guild.id}`, trade: `/trade/view/${trade.id}` };
  const all = [...pageSamples(site.catalog()).map(({ path }) => path), ...Object.values(paths), '/calc/plan?job=3'];
  for (const path of all) {
    const { body } = await site.get(path);
    const main = [...elementsIn(parse(body))].find(({ tagName }) => tagName === 'main');
    if (main) documents.set(path, main);
  }
});

describe('what a page offers to guests', () => {
  it('is not shown to somebody who is signed in: every link to the login stands in a place for guests', () => {
    const links = [...documents].flatMap(([path, main]) =>
      [...elementsIn(main)]
        .filter((element) => attributeOf(element, 'href') === '/login')
        .map((link) => ({ path, isForGuests: isForGuests(link) })),
    );
    expect(links.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/party', '/trade', '/items']));
    expect(links.filter((link) => !link.isForGuests && !ABOUT_LOGIN.test(link.path))).toEqual([]);
  });

  it('is an application, a seat or a whisper only to whom it may concern', () => {
    const formOf = (path: string, label: string) =>
      [...elementsIn(mainOf(path))].find((element) => attributeOf(element, 'aria-label') === label);
    const application = formOf(paths.guild, '가입 신청');
    const form = application && [...elementsIn(application)].find(({ tagName }) => tagName === 'form');
    expect(form && isForGuests(form)).toBe(true);
    const contact = formOf(paths.trade, '연락하기');
    expect(contact && isForGuests(contact)).toBe(true);
    for (const path of ['/party', paths.party]) {
      const seats = [...elementsIn(mainOf(path))].filter(
        (element) => element.tagName === 'button' && /^참가/.test(textIn(element)),
      );
      expect([path, seats.length > 0, seats.every(isForGuests)]).toEqual([path, true, true]);
    }
  });

  it('is a calculator with numbers of nobody where the address holds none', () => {
    const isHidden = (path: string) => {
      const answers = [...elementsIn(mainOf(path))].filter(
        (element) => attributeOf(element, 'data-answer') !== undefined,
      );
      return answers.length > 0 && answers.every(isForGuests);
    };
    expect(FILLED.filter((path) => !isHidden(path))).toEqual([]);
    expect(isHidden('/calc/plan?job=3')).toBe(false);
    expect(isHidden('/calc/split')).toBe(false);
  });
});

function textIn(element: Element): string {
  return element.childNodes
    .map((child) => ('value' in child ? child.value : isElement(child) ? textIn(child) : ''))
    .join('');
}
