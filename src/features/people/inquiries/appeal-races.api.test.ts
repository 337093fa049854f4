import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS } from '#shared/durations.ts';
import { testApp } from '#tests/support/open-app.ts';
import { rounds } from '#tests/support/rounds.ts';
import { sendTo } from '#tests/support/send-as.ts';
import { type SignedInPlayer, signInAs, testPlayer } from '#tests/support/sign-in-as.ts';
import { verifyAudit } from '../audit/audit.service.ts';

const SUSPENSIONS = '/api/operator/suspensions';
const ANSWER = { answer: '다시 살펴보았습니다.' };
const reason = '허위 매물';
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const site = testApp({ settings: { RATE_LIMIT_SCALE: '100' } });
const setter = testPlayer(site, { isOperator: true });
const deciders = [testPlayer(site, { isOperator: true }), testPlayer(site, { isOperator: true, level: 2 })] as const;
const send = sendTo(site);

interface Appeal {
  player: SignedInPlayer;
  inquiryId: number;
  /** As every operator has seen it. */
  suspendedAt: string;
  until: string;
}

async function prepare(): Promise<Appeal> {
  const player = await signInAs(site);
  const suspension = { profileId: player.profile.id, until: inDays(7), reason, current: null };
  const { suspendedAt, until } = (await send(setter, 'POST', SUSPENSIONS, suspension)).body;
  const inquiry = { type: 2, content: '제가 올린 글이 아닙니다.' };
  const { id: inquiryId } = (await send(player, 'POST', '/api/inquiries', inquiry)).body;
  return { player, inquiryId, suspendedAt, until };
}

interface Act {
  what: 'release' | 'end' | 'keep' | 'shorten' | 'replace';
  by: 0 | 1;
  /** Of those to another end. */
  days: number;
}
type Press = Act & { until: string };

function press({ player, inquiryId, suspendedAt }: Appeal, { what, by, until }: Press) {
  const operator = deciders[by];
  const { id } = player.profile;
  const answer = (suspension?: object) =>
    send(operator, 'PUT', `/api/operator/inquiries/${inquiryId}`, { ...ANSWER, ...(suspension && { suspension }) });
  switch (what) {
    case 'keep':
      return answer();
    case 'release':
      return answer({ suspendedAt, until: null });
    case 'shorten':
      return answer({ suspendedAt, until });
    case 'end':
      return send(operator, 'DELETE', `${SUSPENSIONS}/${id}`, { reason: '오해였음', current: suspendedAt });
    case 'replace':
      return send(operator, 'POST', SUSPENSIONS, { profileId: id, until, reason, current: suspendedAt });
  }
}

async function countActs({ player }: Appeal): Promise<number> {
  const acts = await site.api.db
    .selectFrom('audit')
    .select('id')
    .where('subject', '=', `profile:${player.profile.id}`)
    .where('action', 'like', 'suspension.%')
    .execute();
  return acts.length;
}

const anyAct = fc
  .record<Act>({
    what: fc.constantFrom('release', 'end', 'keep', 'shorten', 'replace'),
    by: fc.constantFrom(0, 1),
    days: fc.integer({ min: 1, max: 6 }),
  })
  // A replacement may be longer than what runs.
  .map((act) => (act.what === 'replace' ? { ...act, days: act.days + 10 } : act));

async function readRunning({ player }: Appeal) {
  const { id } = player.profile;
  const rows = await site.api.db
    .selectFrom('sanction')
    .select('until')
    .where('profile_id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
  const { banned_at: bannedAt } = await site.api.db
    .selectFrom('profile')
    .select('banned_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { rows: rows.map(({ until }) => until.toISOString()), bannedAt: bannedAt?.toISOString() ?? null };
}

type Answers = Awaited<ReturnType<typeof press>>[];

interface Race {
  presses: readonly Press[];
  /** The account may have gone with its inquiry. */
  isLeaving: boolean;
}

/** Whether a press can have been refused so. */
function isExplained({ status, reason: why }: Answers[number], { what, by }: Press, race: Race): boolean {
  if (status === 404) return race.isLeaving || what === 'end';
  if (status === 400) return what === 'shorten';
  // Who has set another suspension meanwhile does not decide about that one.
  const hasSet = race.presses.some((other) => other.what === 'replace' && other.by === by);
  return status === 409 && (why === 'CHANGED' || (why === 'OWN' && hasSet));
}

/** The end of the suspension that runs after it all; null: none. */
function expectedEnd({ until: first }: Appeal, done: readonly Press[]): string | null {
  const last = done.filter(({ what }) => what !== 'keep' && what !== 'shorten');
  expect(last.length).toBeLessThanOrEqual(1);
  if (last[0]) return last[0].what === 'replace' ? last[0].until : null;
  const shortened = done.filter(({ what }) => what === 'shorten').map(({ until }) => until);
  return shortened.toSorted()[0] ?? first;
}

const anyActs = fc.array(anyAct, { minLength: 2, maxLength: 4 });

it('of decisions about one suspension that saw the same, one ends it, and no other touches what came after', {
  tags: 'rounds',
}, async () => {
  await fc.assert(
    fc.asyncProperty(anyActs, fc.boolean(), async (acts, isLeaving) => {
      const appeal = await prepare();
      const presses = acts.map((act): Press => ({ ...act, until: inDays(act.days) }));
      const pressing = Promise.all(presses.map((one) => press(appeal, one)));
      if (isLeaving) await send(appeal.player, 'POST', '/api/profiles/delete');
      const answers = await pressing;
      const done = presses.filter((_, nth) => answers[nth]?.status === 200);
      const odd = answers.filter(
        (answer, nth) => answer.status !== 200 && !isExplained(answer, presses[nth] as Press, { presses, isLeaving }),
      );
      expect(odd).toEqual([]);
      const { rows, bannedAt } = await readRunning(appeal);
      const end = expectedEnd(appeal, done);
      expect(rows).toEqual(end === null ? [] : [end]);
      // The suspension of an account that is gone stands in its row alone.
      if (!isLeaving) expect(bannedAt).toBe(end);
      expect(await countActs(appeal)).toBe(1 + done.filter(({ what }) => what !== 'keep').length);
    }),
    { numRuns: rounds(25) },
  );
  expect(await verifyAudit(site.api.db)).toMatchObject({ isIntact: true });
});
