import type { AlertName, SettingValues } from '#features/shell/settings/setting.contract.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';

/** Open reports of fraud about one player. */
export const FRAUD_REPORTS = 3;
const APPEAL_WAITS_MS = DAY_MS;
const DATABASE_AWAY_MS = MINUTE_MS;
const LEAST_FREE_BYTES = 2 ** 30;
const PROVIDER_AWAY_MS = 5 * MINUTE_MS;
const FAILED_SIGN_INS = 5;
const SHOUTS_SILENT_MS = HOUR_MS;

const MIB = 2 ** 20;

/** Facts as they are known at a moment. A missing one is unknown, and rings nothing. */
export interface AlertFacts {
  readonly now: Date;
  /** Players with `FRAUD_REPORTS` open reports of fraud or more. */
  readonly suspects?: readonly { profileId: number; reports: number }[] | undefined;
  readonly appeals?: { oldestAt: string | null } | undefined;
  /** Jobs that are out of tries. */
  readonly failedJobs?: { count: number; oldestAt: string | null } | undefined;
  /** Null: the audit was never verified. */
  readonly audit?: { isIntact: boolean; verifiedAt: string } | null | undefined;
  /** Null: it can be reached. */
  readonly databaseAwaySince?: Date | null | undefined;
  readonly providerAwaySince?: Date | null | undefined;
  readonly freeBytes?: number | undefined;
  /** Sign-ins of the last half hour. */
  readonly signIns?: readonly { upstream: string; begun: number; done: number }[] | undefined;
  /** Korean sentences. */
  readonly backupWarnings?: readonly string[] | undefined;
  /** A release of facts that could not be applied. Null: there is none. */
  readonly waitingFacts?: { release: number; faultCount: number } | null | undefined;
  /** `at` null: there is none. */
  readonly newestShout?: { at: Date | null } | undefined;
}

export interface Alert {
  readonly name: AlertName;
  /** Names the matter: the same again is the same alert. */
  readonly about: string;
  /** The number in its text. */
  readonly amount: number;
  /** Listed in its text. */
  readonly parts: readonly string[];
}

type Found = Partial<Omit<Alert, 'name'>>;
type AlertRule = (facts: AlertFacts) => Found | undefined | false;

function isAwayFor(since: Date | null | undefined, now: Date, longerThanMs: number): Found | undefined {
  if (!since) return undefined;
  const lasting = now.getTime() - since.getTime();
  return lasting > longerThanMs ? { about: since.toISOString(), amount: Math.floor(lasting / MINUTE_MS) } : undefined;
}

/** When each alert rings (contract §21). */
const ALERT_RULES: Readonly<Record<AlertName, AlertRule>> = {
  fraud({ suspects = [] }) {
    const many = suspects.filter(({ reports }) => reports >= FRAUD_REPORTS);
    return many.length > 0 && { about: many.map(({ profileId }) => profileId).join(), amount: many.length };
  },
  appeal: ({ appeals, now }) => isAwayFor(toDate(appeals?.oldestAt), now, APPEAL_WAITS_MS),
  job({ failedJobs }) {
    if (!failedJobs || failedJobs.count === 0) return undefined;
    return { about: failedJobs.oldestAt ?? '', amount: failedJobs.count };
  },
  database: ({ databaseAwaySince, now }) => isAwayFor(databaseAwaySince, now, DATABASE_AWAY_MS),
  audit: ({ audit }) => audit?.isIntact === false && { about: audit.verifiedAt },
  disk({ freeBytes }) {
    if (freeBytes === undefined || freeBytes >= LEAST_FREE_BYTES) return undefined;
    return { amount: Math.floor(freeBytes / MIB) };
  },
  provider: ({ providerAwaySince, now }) => isAwayFor(providerAwaySince, now, PROVIDER_AWAY_MS),
  upstream({ signIns = [] }) {
    const failing = signIns.filter(({ begun, done }) => begun >= FAILED_SIGN_INS && done === 0);
    const parts = failing.map(({ upstream }) => upstream);
    return failing.length > 0 && { about: parts.join(), amount: Math.max(...failing.map(({ begun }) => begun)), parts };
  },
  backup({ backupWarnings: parts = [] }) {
    // The same warning with another number is not a new one.
    return parts.length > 0 && { about: parts.join(' ').replaceAll(/\d+/g, ''), amount: parts.length, parts };
  },
  data: ({ waitingFacts }) =>
    waitingFacts ? { about: String(waitingFacts.release), amount: waitingFacts.faultCount } : undefined,
  broadcasts({ newestShout, now }) {
    if (!newestShout) return undefined;
    const { at } = newestShout;
    if (at === null) return {};
    const silent = now.getTime() - at.getTime();
    return silent >= SHOUTS_SILENT_MS && { about: at.toISOString(), amount: Math.floor(silent / MINUTE_MS) };
  },
};

function toDate(at: string | null | undefined): Date | null {
  return at ? new Date(at) : null;
}

/** Returns what rings by these facts, without what operators have turned off. */
export function findAlerts(facts: AlertFacts, switches: SettingValues['alerts']): Alert[] {
  return (Object.keys(ALERT_RULES) as AlertName[]).flatMap((name) => {
    const found = switches[name] && ALERT_RULES[name](facts);
    return found ? [{ name, about: '', amount: 0, parts: [], ...found }] : [];
  });
}

/** The same alert rings at most once within this time. */
export const RINGS_EVERY_MS = 10 * MINUTE_MS;
