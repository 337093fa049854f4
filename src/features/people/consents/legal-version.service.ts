import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';
import type { AgreedVersions, Legal, LegalName, LegalVersions } from './consent.contract.ts';
import { findAllByUser, isEmpty } from './consent.repository.ts';
import { tooSoonText } from './legal-version.labels.ts';
import {
  findLegalVersions,
  findNextEffective,
  insertLegalVersion,
  type LegalVersionRow,
  lockLegalVersions,
} from './legal-version.repository.ts';
import { comingVersion, earliestEffective, versionInForce } from './legal-version.rules.ts';

export type { LegalVersionRow };
export { findNextEffective as nextLegalMoment };

interface Publication {
  name: LegalName;
  version: number;
  /** Null: not given, which is refused. */
  effectiveAt: Date | null;
  isDisadvantageous: boolean;
  /** Hash of the text that ships with this release. */
  shippedHash: string;
}

/** @throws {AppError} INVALID_INPUT when the effective day is missing or too near */
export async function publishLegalVersion(db: Db, now: Date, publication: Publication): Promise<void> {
  const { name, version, effectiveAt, isDisadvantageous, shippedHash } = publication;
  const earliest = earliestEffective(now, isDisadvantageous);
  if (effectiveAt === null || effectiveAt < earliest) {
    const message = tooSoonText(earliest, isDisadvantageous);
    throw new AppError('INVALID_INPUT', { issues: [{ path: 'effectiveAt', message }] });
  }
  await insertLegalVersion(db, {
    name,
    version,
    published_at: now,
    effective_at: effectiveAt,
    is_disadvantageous: isDisadvantageous,
    shipped_hash: shippedHash,
  });
}

/**
 * Stores the text that ships with a release as the version in force from today, if it is the first one or if nobody has
 * agreed to any version yet. Otherwise it is only a proposal, and nothing is stored.
 * @returns the version that its document is to be stored as; undefined: nothing was stored
 */
export async function storeShippedLegal(
  db: Db,
  now: Date,
  { name, shippedHash }: { name: LegalName; shippedHash: string },
): Promise<number | undefined> {
  await lockLegalVersions(db);
  const rows = await findLegalVersionsByName(db, name);
  const newest = rows.at(-1);
  if (newest && (rows.some((row) => row.shipped_hash === shippedHash) || !(await isEmpty(db)))) return undefined;
  const version = (newest?.version ?? 0) + 1;
  await insertLegalVersion(db, {
    name,
    version,
    published_at: now,
    effective_at: startOfSeoulDay(seoulDay(now)),
    is_disadvantageous: false,
    shipped_hash: shippedHash,
  });
  return version;
}

/** Returns the versions of one text, oldest first. */
export async function findLegalVersionsByName(db: Db, name: LegalName): Promise<LegalVersionRow[]> {
  return (await findLegalVersions(db)).filter((row) => row.name === name);
}

/** Returns the versions that a new consent refers to; version 1 of a text that is not stored yet. */
export async function versionsInForce(db: Db, now: Date): Promise<AgreedVersions> {
  const rows = await findLegalVersions(db);
  const inForce = (name: LegalName) =>
    versionInForce(
      rows.filter((row) => row.name === name),
      now,
    )?.version ?? 1;
  return { terms: inForce('terms'), policy: inForce('policy') };
}

export async function readLegal(db: Db, now: Date, userId: string): Promise<Legal> {
  const rows = await findLegalVersions(db);
  const versions = (name: LegalName) =>
    shownVersions(
      rows.filter((row) => row.name === name),
      now,
    );
  const consents = await findAllByUser(db, userId);
  return {
    terms: versions('terms'),
    policy: versions('policy'),
    agreed:
      consents.length === 0
        ? null
        : {
            terms: Math.max(...consents.map(({ terms }) => terms)),
            policy: Math.max(...consents.map(({ policy }) => policy)),
          },
  };
}

/** Returns versions that are announced and not in force yet. */
export async function listComingLegal(db: Db, now: Date): Promise<LegalVersionRow[]> {
  return (await findLegalVersions(db)).filter(({ effective_at }) => effective_at > now);
}

function shownVersions(rows: readonly LegalVersionRow[], now: Date): LegalVersions {
  const current = versionInForce(rows, now);
  const coming = comingVersion(rows, now);
  return {
    current: current ? dated(current) : { version: 1, effectiveAt: new Date(0).toISOString() },
    coming: coming ? dated(coming) : null,
  };
}

function dated({ version, effective_at }: LegalVersionRow) {
  return { version, effectiveAt: effective_at.toISOString() };
}
