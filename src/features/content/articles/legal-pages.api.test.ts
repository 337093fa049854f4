import { beforeAll, describe, expect, it } from 'vitest';
import { type Clock, fixedClock } from '#platform/clock/clock.ts';
import { DAY_MS } from '#shared/durations.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';
import { testApp } from '#tests/support/open-app.ts';
import { sendTo } from '#tests/support/send-as.ts';
import { signInAs, testPlayer } from '#tests/support/sign-in-as.ts';
import { smallCatalog } from '#tests/support/small-catalog.ts';
import type { ReferenceSources } from '../documents/resolved-references.ts';
import { readLegalText, seedLegalPages } from './legal-pages.service.ts';

const clock = fixedClock(new Date(Math.floor(Date.now() / 1000) * 1000));
const later = (ms: number) => fixedClock(new Date(clock.now().getTime() + ms));

const site = testApp({ items: [], settings: { RATE_LIMIT_SCALE: '50' }, clock });
const administrator = testPlayer(site, { isOperator: true });
let references: ReferenceSources;

const editor = testPlayer(site, { isOperator: true, level: OPERATOR_LEVEL.editor });
beforeAll(async () => {
  references = { catalog: () => smallCatalog() } as unknown as ReferenceSources;
  await seedLegalPages(site.api.db, { references, clock });
});

const send = sendTo(site);

const TERMS = '/api/operator/content/pages/terms';
const section = (anchor: string, text: string) => [
  { type: 'heading', attrs: { level: 2, anchor }, content: [{ type: 'text', text: anchor }] },
  { type: 'paragraph', content: [{ type: 'text', text }] },
];
const documentOf = (...content: object[]) => ({ type: 'doc', content });
const dayAfter = (days: number) => new Date(startOfSeoulDay(seoulDay(clock.now())).getTime() + days * DAY_MS);
const publish = (version: number, days: number, parts: object = {}, who = administrator) =>
  send(who, 'PUT', TERMS, {
    document: documentOf(...section('목적', `판 ${version + 1}`), ...section('용어', '그대로')),
    version,
    effectiveAt: dayAfter(days).toISOString(),
    ...parts,
  });
const versionsOfTerms = () =>
  site.api.db.selectFrom('legal_version').select('version').where('name', '=', 'terms').orderBy('version').execute();
const read = (at: Clock, version?: number) =>
  readLegalText({ db: site.api.db, clock: at, references }, 'terms', version);

describe('terms and policy', () => {
  it('are stored as they ship, once, by the first start', async () => {
    await Promise.all([1, 2, 3].map(() => seedLegalPages(site.api.db, { references, clock })));
    expect(await versionsOfTerms()).toEqual([{ version: 1 }]);
    const stored = await read(clock);
    expect(stored).toMatchObject({
      version: 1,
      effectiveAt: dayAfter(0).toISOString(),
      state: 'current',
      coming: null,
    });
    expect(JSON.stringify(stored?.document)).toContain('현금 거래를 금지합니다');
  });

  it.each([
    ['without a day', { effectiveAt: undefined }, 7],
    ['seven days from now, which is a day too early', {}, 7],
    ['a month too early for a change to the worse', { isDisadvantageous: true }, 30],
    ['in the past', {}, -1],
  ])('are refused %s, and nothing is stored', async (_, parts, days) => {
    const { status, body } = await publish(1, days, parts);
    expect([status, body.data?.issues?.[0]?.path]).toEqual([400, 'effectiveAt']);
    expect(await versionsOfTerms()).toEqual([{ version: 1 }]);
    expect((await send(administrator, 'GET', TERMS)).body.version).toBe(1);
  });

  it('are published by administrators only', async () => {
    expect((await publish(1, 9, {}, editor)).status).toBe(403);
    expect(await versionsOfTerms()).toEqual([{ version: 1 }]);
  });

  it('stand until the day of the next version, which is announced with what changes', async () => {
    expect((await publish(1, 8)).status).toBe(200);
    const before = await read(clock);
    expect(before).toMatchObject({ version: 1, state: 'current' });
    expect(before?.coming).toMatchObject({ version: 2, effectiveAt: dayAfter(8).toISOString() });
    expect(before?.coming?.changes).toEqual(expect.arrayContaining(['목적', '용어', '제1조 목적']));
    expect(await read(clock, 2)).toMatchObject({ state: 'coming' });
    const after = await read(later(9 * DAY_MS));
    expect(after).toMatchObject({ version: 2, state: 'current', coming: null });
    expect(await read(later(9 * DAY_MS), 1)).toMatchObject({ version: 1, state: 'old' });
    expect(await read(clock, 3)).toBeUndefined();
  });

  it('are agreed to as they are in force, and newcomers are shown what is coming', async () => {
    const newcomer = await signInAs(site, { profile: null });
    const legal = (await send(newcomer, 'GET', '/api/legal')).body;
    expect(legal).toMatchObject({ agreed: null, terms: { current: { version: 1 }, coming: { version: 2 } } });
    const joined = await send(newcomer, 'POST', '/api/profiles/upsert', { name: '새내기', agreed: true });
    expect(joined.status).toBe(200);
    expect((await send(newcomer, 'GET', '/api/legal')).body.agreed).toEqual({ terms: 1, policy: 1 });
    await site.api.db
      .updateTable('legal_version')
      .set({ effective_at: clock.now() })
      .where('version', '=', 2)
      .execute();
    const second = await signInAs(site, { profile: null });
    await send(second, 'POST', '/api/profiles/upsert', { name: '나중사람', agreed: true });
    expect((await send(second, 'GET', '/api/legal')).body.agreed).toEqual({ terms: 2, policy: 1 });
    expect((await send(newcomer, 'GET', '/api/legal')).body).toMatchObject({
      agreed: { terms: 1, policy: 1 },
      terms: { current: { version: 2 } },
    });
  });

  it('are not brought back without a day, and a version that players agreed to is not emptied', async () => {
    const again = await send(administrator, 'POST', `${TERMS}/versions/1/restore`, { version: 2 });
    expect([again.status, again.body.data.reason]).toEqual([409, 'NEEDS_DAY']);
    const emptied = await send(administrator, 'DELETE', `${TERMS}/versions/1`, { reason: '시험' });
    expect([emptied.status, emptied.body.data.reason]).toEqual([409, 'AGREED']);
    expect(await read(clock, 1)).toMatchObject({ version: 1 });
  });

  it('of a new release are a proposal where players have agreed, and taken at once where nobody has', async () => {
    await site.api.db.updateTable('legal_version').set({ shipped_hash: 'older' }).execute();
    await seedLegalPages(site.api.db, { references, clock });
    expect(await versionsOfTerms()).toEqual([{ version: 1 }, { version: 2 }]);
    const edited = (await send(administrator, 'GET', TERMS)).body;
    expect(JSON.stringify(edited.proposal)).toContain('현금 거래를 금지합니다');
    await site.api.db.deleteFrom('consent').execute();
    await seedLegalPages(site.api.db, { references, clock });
    expect(await versionsOfTerms()).toEqual([{ version: 1 }, { version: 2 }, { version: 3 }]);
    expect(await read(clock)).toMatchObject({ version: 3, effectiveAt: dayAfter(0).toISOString(), state: 'current' });
    expect((await send(administrator, 'GET', TERMS)).body.proposal).toBeNull();
  });
});
