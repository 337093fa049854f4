import { type ArticleMoment, listArticleMoments } from '#features/content/articles/article-moments.service.ts';
import type { Operator } from '#features/people/access/actor.ts';
import { listComingLegal } from '#features/people/consents/legal-version.service.ts';
import { listTerms } from '#features/people/operators/operator.service.ts';
import { findNamesOfAccounts } from '#features/people/profiles/profile.service.ts';
import { listSuspensionEnds } from '#features/people/sanctions/sanction-rows.service.ts';
import { listSettingMoments } from '#features/shell/settings/setting-moments.service.ts';
import type { Db } from '#platform/database/db.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';
import { operatorName } from '../operators/operator-desk.rules.ts';
import type { Moment } from './overview.contract.ts';
import { versionName } from './soon.labels.ts';
import { articlePath, MOMENT_PATHS } from './soon.rules.ts';
import { mayDecide } from './waiting.service.ts';

const SOON = 10;

interface SoonOptions {
  now: Date;
  /** The lowest level that may open a page of the desk; null: there is no such page. */
  levelOf(path: string): OperatorLevel | null;
}

/** Returns the next moments at which something begins or ends, of pages that the operator may open. */
export async function listSoon(
  db: Db,
  operator: Pick<Operator, 'level'>,
  { now, levelOf }: SoonOptions,
): Promise<Moment[]> {
  const [settings, articles, legal, operators, suspensions] = await Promise.all([
    listSettingMoments(db, now),
    listArticleMoments(db, now, SOON),
    listComingLegal(db, now),
    listEndsOfOperators(db, now),
    mayDecide(operator) ? listEndsOfSuspensions(db, now) : [],
  ]);
  const legalMoments = legal.map(({ name, version, effective_at }) => ({
    kind: `${name}.begin` as const,
    at: effective_at,
    name: versionName(version),
    path: MOMENT_PATHS[`${name}.begin`],
  }));
  const settingMoments = settings.map((moment) => ({ ...moment, path: MOMENT_PATHS[moment.kind] }));
  return [...settingMoments, ...articles.map(toMoment), ...legalMoments, ...operators, ...suspensions]
    .filter(({ path }) => operator.level <= (levelOf(path.replace(/#.*/, '')) ?? 0))
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .slice(0, SOON)
    .map((moment) => ({ ...moment, at: moment.at.toISOString() }));
}

function toMoment({ kind, at, title, article }: ArticleMoment) {
  return { kind, at, name: title, path: articlePath(article) };
}

async function listEndsOfSuspensions(db: Db, now: Date) {
  const ends = await listSuspensionEnds(db, now, SOON);
  return ends.map(({ profileId, name, at }) => ({
    kind: 'suspension.end' as const,
    at,
    name,
    path: `/operator/people/${profileId}`,
  }));
}

async function listEndsOfOperators(db: Db, now: Date) {
  const ending = (await listTerms(db)).flatMap(({ userId, until }) =>
    until !== null && until > now ? [{ userId, at: until }] : [],
  );
  const names = await findNamesOfAccounts(
    db,
    ending.map(({ userId }) => userId),
  );
  return ending.map(({ userId, at }) => ({
    kind: 'operator.end' as const,
    at,
    name: operatorName({ userId, name: names.get(userId) ?? null }),
    path: MOMENT_PATHS['operator.end'],
  }));
}
