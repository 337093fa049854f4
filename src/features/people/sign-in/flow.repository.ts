import type { Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { CodeChallenge } from './pkce.rules.ts';

export interface Flow {
  /** Also used as `state` towards the upstream. */
  id: string;
  provider: string;
  redirectTo: string;
  challenge: CodeChallenge;
  upstreamVerifier: string;
  returnedAt: Date | null;
  createdAt: Date;
}

export type NewFlow = Omit<Flow, 'id' | 'returnedAt'>;

export interface AnsweredFlow extends Flow {
  userId: string;
  providerToken: string | null;
  providerRefreshToken: string | null;
}

export async function insertFlow(db: Db, flow: NewFlow): Promise<string> {
  const { id } = await db
    .insertInto('sign_in.flow')
    .values({
      provider: flow.provider,
      redirect_to: flow.redirectTo,
      code_challenge: flow.challenge.value,
      code_challenge_method: flow.challenge.method,
      upstream_verifier: flow.upstreamVerifier,
      created_at: flow.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findFlow(db: Db, id: string): Promise<Flow | undefined> {
  const row = await db.selectFrom('sign_in.flow').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toFlow(row);
}

export async function claimFlow(db: Db, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sign_in.flow')
    .set({ returned_at: at })
    .where('id', '=', id)
    .where('returned_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface FlowAnswer {
  code: string;
  userId: string;
  providerToken: string | null;
  providerRefreshToken: string | null;
}

export async function answerFlow(db: Db, id: string, answer: FlowAnswer): Promise<void> {
  await db
    .updateTable('sign_in.flow')
    .set({
      code: answer.code,
      user_id: answer.userId,
      provider_token: answer.providerToken,
      provider_refresh_token: answer.providerRefreshToken,
    })
    .where('id', '=', id)
    .execute();
}

/** Locks the row, so that a code is exchanged only once. */
export async function lockFlowByCode(db: Db, code: string): Promise<AnsweredFlow | undefined> {
  const row = await db.selectFrom('sign_in.flow').selectAll().where('code', '=', code).forUpdate().executeTakeFirst();
  if (!row || row.user_id === null) return undefined;
  return {
    ...toFlow(row),
    userId: row.user_id,
    providerToken: row.provider_token,
    providerRefreshToken: row.provider_refresh_token,
  };
}

export async function deleteFlow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sign_in.flow').where('id', '=', id).execute();
}

/** @param before `answered`: limit for those whose upstream has answered; `any`: limit for all */
export async function deleteFlowsBefore(db: Db, before: { answered: Date; any: Date }): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in.flow')
    .where('created_at', '<', before.answered)
    .where(({ or, eb }) => or([eb('created_at', '<', before.any), eb('user_id', 'is not', null)]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export interface UpstreamFlows {
  provider: string;
  /** Sign-ins that were begun. */
  begun: number;
  /** Number of those for which the upstream named a person. */
  answered: number;
}

/** Counts the flows that are still stored: those of finished sign-ins are gone. */
export function countFlowsSince(db: Db, providers: readonly string[], since: Date): Promise<UpstreamFlows[]> {
  return db
    .selectFrom('sign_in.flow')
    .select(['provider', ({ fn }) => fn.countAll<number>().as('begun')])
    .select(({ fn }) => fn.count<number>('user_id').as('answered'))
    .where('provider', 'in', [...providers])
    .where('created_at', '>', since)
    .groupBy('provider')
    .execute();
}

function toFlow(row: Selectable<Database['sign_in.flow']>): Flow {
  return {
    id: row.id,
    provider: row.provider,
    redirectTo: row.redirect_to,
    challenge: { value: row.code_challenge, method: 's256' },
    upstreamVerifier: row.upstream_verifier,
    returnedAt: row.returned_at,
    createdAt: row.created_at,
  };
}
