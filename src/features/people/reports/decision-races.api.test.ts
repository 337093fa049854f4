import fc from 'fast-check';
import { expect, it } from 'vitest';
import { verifyAudit } from '#features/people/audit/audit.service.ts';
import { DISMISSED, inDays, openReportDesk, UPHELD } from '#tests/support/report-desk.ts';
import { rounds } from '#tests/support/rounds.ts';
import { type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';

const { site, chief, send, decide, decideAll, report, tradeOf } = openReportDesk();

const reason = '허위 매물';
const ACTIONS = {
  dismiss: {},
  hide: { hideTrade: { reason } },
  exclude: { excludePrice: { reason } },
  warn: { warn: { reason } },
  suspend: { suspend: { until: inDays(3), reason, current: null } },
  all: { hideTrade: { reason }, excludePrice: { reason }, suspend: { until: inDays(3), reason, current: null } },
} as const;
type Press = { by: 'chief' | 'helper'; what: keyof typeof ACTIONS | 'bulk' };

interface World {
  owner: SignedInPlayer;
  helper: SignedInPlayer;
  tradeId: number;
  reportId: number;
}

const OPERATORS = '/api/operator/operators';
/** What players do to themselves, and what is done to the operator, at the same moment. */
const MEANWHILE = {
  cancel: ({ owner, tradeId }: World) => send(owner, 'PUT', `/api/trades/${tradeId}/cancel`),
  complete: ({ owner, tradeId }: World) => send(owner, 'PUT', `/api/trades/${tradeId}/complete`, {}),
  leave: ({ owner }: World) => send(owner, 'POST', '/api/profiles/delete'),
  lower: ({ helper }: World) => send(chief, 'PUT', `${OPERATORS}/${helper.userId}`, { level: 3, until: null }),
  remove: ({ helper }: World) => send(chief, 'DELETE', `${OPERATORS}/${helper.userId}`, { reason: '그만둠' }),
};
type Moment = keyof typeof MEANWHILE;

async function prepare(): Promise<World> {
  const [owner, reporter] = [await signInAs(site), await signInAs(site)];
  const helper = await signInAs(site, { isOperator: true, level: 2 });
  const { id: tradeId } = await tradeOf(owner);
  const { id: reportId } = await report(reporter, { tradeId });
  return { owner, helper, tradeId, reportId };
}

function press({ reportId, helper }: World, { by, what }: Press) {
  const operator = by === 'chief' ? chief : helper;
  if (what === 'bulk') return decideAll([reportId], reportId, operator);
  const actions = ACTIONS[what];
  return decide(reportId, what === 'dismiss' ? DISMISSED : { ...UPHELD, actions }, operator);
}

/** What a press leaves behind. */
function expectAfter({ what }: Press) {
  const actions = what === 'bulk' ? {} : ACTIONS[what];
  return {
    status: what === 'bulk' || what === 'dismiss' ? DISMISSED.status : UPHELD.status,
    hidden_reason: 'hideTrade' in actions ? reason : null,
    price_excluded_reason: 'excludePrice' in actions ? reason : null,
    sanctions: 'warn' in actions ? ['warning'] : 'suspend' in actions ? ['suspension'] : [],
  };
}
const UNTOUCHED = { status: 1, hidden_reason: null, price_excluded_reason: null, sanctions: [] };

async function readWorld({ owner, reportId }: World) {
  const row = await site.api.db
    .selectFrom('report')
    .innerJoin('trade', 'trade.id', 'report.trade_id')
    .select(['report.status', 'trade.hidden_reason', 'trade.price_excluded_reason'])
    .where('report.id', '=', reportId)
    .executeTakeFirstOrThrow();
  const sanctions = site.api.db.selectFrom('sanction').select('kind').where('profile_id', '=', owner.profile.id);
  return { ...row, sanctions: (await sanctions.execute()).map(({ kind }) => kind) };
}

const countActs = async (...subjects: string[]) =>
  (await site.api.db.selectFrom('audit').select('id').where('subject', 'in', subjects).execute()).length;

/** Whether an operator may have been refused so. */
function isExplained(
  { status, reason: why }: { status: number; reason?: string },
  { by }: Press,
  moments: readonly Moment[],
) {
  if (status === 409) return why === 'HANDLED';
  if (status === 403) return by === 'helper' && (moments.includes('lower') || moments.includes('remove'));
  return status === 404 && moments.includes('leave');
}

const anyPress = fc.record<Press>({
  by: fc.constantFrom('chief', 'helper'),
  what: fc.constantFrom('dismiss', 'hide', 'exclude', 'warn', 'suspend', 'all', 'bulk'),
});
const anyMoments = fc.shuffledSubarray(Object.keys(MEANWHILE) as Moment[]);

it('one of several decisions stands whole, whatever its player does to himself and others to the operator meanwhile', {
  tags: 'rounds',
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyPress, { minLength: 2, maxLength: 3 }), anyMoments, async (presses, moments) => {
      const world = await prepare();
      const pressing = Promise.all(presses.map((one) => press(world, one)));
      await Promise.all(moments.map((moment) => MEANWHILE[moment](world)));
      const answers = await pressing;
      const won = presses.filter((_, nth) => answers[nth]?.status === 200);
      expect(won.length).toBeLessThanOrEqual(1);
      const lost = answers.filter(({ status }) => status !== 200);
      const unexplained = answers.filter(
        (answer, nth) => answer.status !== 200 && !isExplained(answer, presses[nth] as Press, moments),
      );
      expect(unexplained).toEqual([]);
      if (won.length === 0) expect(lost.some(({ status }) => status !== 409)).toBe(true);

      const expected = won[0] ? expectAfter(won[0]) : UNTOUCHED;
      const found = await readWorld(world);
      // Sanctions go with the account, but for a suspension that runs.
      const areStored = !moments.includes('leave') || expected.sanctions.includes('suspension');
      expect(areStored ? found : { ...found, sanctions: expected.sanctions }).toEqual(expected);
      const acts = Number(expected.hidden_reason !== null) + Number(expected.price_excluded_reason !== null);
      expect(await countActs(`report:${world.reportId}`)).toBe(won.length);
      expect(await countActs(`trade:${world.tradeId}`)).toBe(acts);
      expect(await countActs(`profile:${world.owner.profile.id}`)).toBe(expected.sanctions.length);
    }),
    { numRuns: rounds(25) },
  );
  expect(await verifyAudit(site.api.db)).toMatchObject({ isIntact: true });
});

it('an operator whose level was taken away since he opened a report decides nothing', async () => {
  for (const [taken, needs] of [
    ['lower', 2],
    ['remove', undefined],
  ] as const) {
    const world = await prepare();
    expect((await send(world.helper, 'GET', `/api/operator/reports/${world.reportId}`)).status).toBe(200);
    await MEANWHILE[taken](world);
    for (const what of ['all', 'bulk'] as const) {
      const refused = await press(world, { by: 'helper', what });
      expect([refused.status, refused.body.data?.needs]).toEqual([403, needs]);
    }
    expect(await readWorld(world)).toEqual(UNTOUCHED);
  }
});
