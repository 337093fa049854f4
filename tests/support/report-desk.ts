import { beforeAll, expect } from 'vitest';
import { type OperatorReport, operatorReportSchema, type Report } from '#features/people/reports/report.contract.ts';
import { DAY_MS } from '#shared/durations.ts';
import { insertItems, insertTrade, type TradeParts } from '#tests/factories/trades.ts';
import { testApp } from './open-app.ts';
import { sendTo } from './send-as.ts';
import { freshPlayer, type SignedIn, type SignedInPlayer, signInAs, testPlayer } from './sign-in-as.ts';
import { smallRows } from './small-catalog.ts';

const SWORD = 2;

export const COMMENT = '돈을 받고 검을 주지 않았습니다.';
export const UPHELD = { status: 2, answer: '조치했습니다.' };
export const DISMISSED = { status: 3, answer: '문제가 없었습니다.' };
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

interface About {
  tradeId?: number;
  profileId?: number;
}

/** A site with operators of two levels, a player and a reporter, and what tests of reports do there. */
export function openReportDesk() {
  const site = testApp({ settings: { RATE_LIMIT_SCALE: '100' } });
  const chief = testPlayer(site, { isOperator: true });
  const helper = testPlayer(site, { isOperator: true, level: 2 });
  beforeAll(() => insertItems(site.api.db, smallRows.items));
  const send = sendTo(site);
  const desk = sendTo(site, '/api/operator/reports');

  async function report(by: SignedIn, about: About, type = 4): Promise<Report> {
    const reply = await send(by, 'POST', '/api/reports', { type, comment: COMMENT, ...about });
    expect(reply.status, JSON.stringify(reply.body)).toBe(201);
    return reply.body;
  }

  async function queueOf(query = '', by: SignedIn = chief): Promise<OperatorReport[]> {
    const { body } = await desk(by, 'GET', `?sort=queue&limit=100${query}`);
    return body.map((row: unknown) => operatorReportSchema.strict().parse(row));
  }

  return {
    ...{ site, chief, helper, send, desk, report, queueOf },
    player: freshPlayer(site),
    reporter: freshPlayer(site),
    tradeOf: ({ profile }: SignedInPlayer, parts: Partial<TradeParts> = {}) =>
      insertTrade(site.api.db, { item_id: SWORD, profile_id: profile.id, ...parts }),
    reportByNew: async (about: About, type?: number) => report(await signInAs(site), about, type),
    decide: (id: number, body: object = DISMISSED, by: SignedIn = chief) => desk(by, 'PUT', `/${id}`, body),
    decideAll: (ids: readonly number[], upTo: number, by: SignedIn = chief) =>
      desk(by, 'PUT', '', { ids, upTo, ...DISMISSED }),
    inQueue: async (id: number, by?: SignedIn) => (await queueOf('', by)).find((row) => row.id === id),
  };
}
