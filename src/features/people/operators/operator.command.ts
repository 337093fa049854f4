import { parseArgs } from 'node:util';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import type { Transact } from '#platform/effects/transact.ts';
import { DAY_MS } from '#shared/durations.ts';
import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/endpoint.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { OPERATOR_LEVEL_NAMES } from '#shared/operator-level-names.ts';
import { type AuditVerdict, lastAuditRows, verifyAudit } from '../audit/audit.service.ts';
import type { ChainedEntry, ChainIssue } from '../audit/audit-chain.ts';
import { readSecurityLog } from '../security-log/security-log.service.ts';
import { addOperator, listTerms, removeOperator, type Term } from './operator.service.ts';

const USAGE = `사용법: npm run operator -- add <UUID> [--level 1|2|3] [--until 시각] | remove <UUID> | list | audit | security
  add <UUID>      그 사람을 운영자로 삼습니다. UUID는 그 사람의 프로필 주소(/profiles/UUID)에 있습니다.
    --level N     1 관리자(적지 않으면), 2 운영자, 3 편집자. 이미 운영자이면 단계를 바꿉니다.
    --until 시각  그때까지만 (예: 2026-12-31T18:00:00+09:00). 적지 않으면 기한 없이. 이미 운영자이면 기한을 바꿉니다.
  remove <UUID>   운영자에서 뺍니다.
  list            운영자를 모두 보여 줍니다.
  audit           운영 기록의 마지막 줄들을 보여 주고, 처음부터 변조된 곳이 없는지 확인합니다.
  security        지난 하루의 보안 기록: 로그인, 거절(401, 403, 429), 운영자의 일을 주소의 해시와 분마다 센 것.`;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ACTOR = 'command';
const AUDIT_ROWS = 20;
const SECURITY_ROWS = 500;

const DONE = 0;
const FAILED = 1;
const NOT_UNDERSTOOD = 2;

export interface OperatorCommandOptions {
  args: readonly string[];
  /** Operators by configuration, which the command can neither add nor remove. */
  operatorUserIds: readonly string[];
  clock: Clock;
  /** The name of the account's character; undefined without one. */
  nameOf(db: Db, userId: string): Promise<string | undefined>;
  open(): Promise<OpenedDatabase>;
  print(line: string): void;
}

export interface OpenedDatabase {
  db: Db;
  transact: Transact;
}

type Run = (database: OpenedDatabase, options: OperatorCommandOptions) => Promise<number>;

/** `npm run operator`. Exit codes: 0 done, 1 the audit chain is broken, 2 the arguments are invalid. */
export async function runOperatorCommand(options: OperatorCommandOptions): Promise<number> {
  const run = understand(options);
  return run ? run(await options.open(), options) : NOT_UNDERSTOOD;
}

function understand({ args, clock, print }: OperatorCommandOptions): Run | undefined {
  const read = readArgs(args);
  const run = read && chooseRun(read);
  if (!read || !run) {
    print(USAGE);
    return undefined;
  }
  const issue = findIssue(read, clock.now());
  if (issue === undefined) return run;
  print(issue);
  return undefined;
}

interface Args {
  word: string;
  given: string | undefined;
  level: OperatorLevel | undefined;
  until: string | undefined;
}

const OPTIONS = { level: { type: 'string' }, until: { type: 'string' } } as const;

/** @returns undefined for unknown options and levels, and too many words */
function readArgs(args: readonly string[]): Args | undefined {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const [word = '', given, ...rest] = positionals;
    const level = Object.values(OPERATOR_LEVEL).find((known) => String(known) === values.level);
    if (rest.length > 0 || (values.level !== undefined && level === undefined)) return undefined;
    return { word, given, level, until: values.until };
  } catch {
    return undefined;
  }
}

function chooseRun({ word, given, level, until }: Args): Run | undefined {
  const hasOptions = level !== undefined || until !== undefined;
  if (given === undefined) {
    const plain: Readonly<Record<string, Run>> = { list, audit, security };
    return !hasOptions && Object.hasOwn(plain, word) ? plain[word] : undefined;
  }
  const userId = given.toLowerCase();
  if (word === 'add') return add(userId, { level, until: until === undefined ? undefined : new Date(until) });
  return word === 'remove' && !hasOptions ? remove(userId) : undefined;
}

const ISO_WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

function findIssue({ given, until }: Args, now: Date): string | undefined {
  if (given !== undefined && !UUID.test(given.toLowerCase())) {
    return `UUID가 아닙니다: ${given} (00000000-0000-0000-0000-000000000000 형식이어야 합니다)`;
  }
  if (until === undefined) return undefined;
  const end = new Date(until);
  if (!ISO_WITH_ZONE.test(until) || Number.isNaN(end.getTime())) {
    return `시각을 읽을 수 없습니다: ${until}. 2026-12-31T18:00:00+09:00처럼 시간대까지 적어 주세요.`;
  }
  return end <= now ? `이미 지난 시각입니다: ${until}` : undefined;
}

function add(userId: string, given: { level: OperatorLevel | undefined; until: Date | undefined }): Run {
  return async ({ db, transact }, { operatorUserIds, clock, nameOf, print }) => {
    const addition = { ...given, userId, addedAt: clock.now(), givenBy: ACTOR };
    const { before, now } = await transact((unit) => addOperator(unit, addition), { actor: ACTOR });
    const name = await nameOf(db, userId);
    print(additionLine(shown(userId, name), before, now, given));
    if (isConfigured(operatorUserIds, userId) && now.level !== OPERATOR_LEVEL.administrator) {
      print('⚠ 설정 OPERATOR_USER_IDS에도 있어 여전히 관리자입니다. 거기에서 빼 주세요.');
    }
    if (name === undefined) {
      print('⚠ 이 UUID로 만든 캐릭터가 아직 없습니다. 잘못 적지 않았는지 확인해 주세요.');
    }
    return DONE;
  };
}

function additionLine(
  who: string,
  before: Term | null,
  now: Term,
  given: { level: OperatorLevel | undefined; until: Date | undefined },
): string {
  const level = given.level === undefined ? [] : [levelText(now.level)];
  const whole = [who, ...level, ...untilText(now)].join(' · ');
  if (before === null) return `운영자로 삼았습니다: ${whole}`;
  if (before.level !== now.level) return `단계를 바꾸었습니다: ${whole} (${levelText(before.level)}에서)`;
  const isSame = before.until?.getTime() === now.until?.getTime();
  return `${isSame ? '이미 운영자입니다' : '기한을 바꾸었습니다'}: ${whole}`;
}

function untilText({ until }: Pick<Term, 'until'>): readonly string[] {
  return until === null ? [] : [`${formatDateTime(until)}까지`];
}

function remove(userId: string): Run {
  return async ({ db, transact }, { operatorUserIds, nameOf, print }) => {
    const wasOne = await transact((unit) => removeOperator(unit, userId), { actor: ACTOR });
    const name = await nameOf(db, userId);
    print(
      wasOne ? `운영자에서 뺐습니다: ${shown(userId, name)}` : `여기에 올린 운영자가 아닙니다: ${shown(userId, name)}`,
    );
    if (isConfigured(operatorUserIds, userId)) {
      print('⚠ 설정 OPERATOR_USER_IDS에도 있어 여전히 운영자입니다. 거기에서도 빼 주세요.');
    }
    return DONE;
  };
}

async function list(
  { db }: OpenedDatabase,
  { operatorUserIds, nameOf, print }: OperatorCommandOptions,
): Promise<number> {
  const added = await listTerms(db);
  const configured = [...new Set(operatorUserIds.map((id) => id.toLowerCase()))];
  if (added.length + configured.length === 0) print('운영자가 없습니다.');
  for (const userId of configured) print(`${shown(userId, await nameOf(db, userId))} · 설정 OPERATOR_USER_IDS`);
  for (const { userId, addedAt, level, until, hasEnded } of added) {
    const end = hasEnded ? ['기한이 끝남'] : untilText({ until });
    const term = [`${formatDateTime(addedAt)}부터`, levelText(level), ...end];
    print([shown(userId, await nameOf(db, userId)), ...term].join(' · '));
  }
  return DONE;
}

async function audit({ db }: OpenedDatabase, { print }: OperatorCommandOptions): Promise<number> {
  for (const row of (await lastAuditRows(db, AUDIT_ROWS)).toReversed()) print(formatLine(row));
  const verdict = await verifyAudit(db);
  print(verdictLine(verdict));
  return verdict.isIntact ? DONE : FAILED;
}

async function security({ db }: OpenedDatabase, { clock, print }: OperatorCommandOptions): Promise<number> {
  const since = new Date(clock.now().getTime() - DAY_MS);
  const events = await readSecurityLog(db, since, SECURITY_ROWS);
  if (events.length === 0) print('지난 하루의 보안 기록이 없습니다.');
  for (const { minute, kind, addressHash, count } of events.toReversed()) {
    print(`${formatDateTime(minute)} · ${kind} · ${addressHash.toString('hex').slice(0, 12)} · ${count}번`);
  }
  return DONE;
}

function formatLine({ id, at, actor, action, subject, detail }: ChainedEntry): string {
  return `#${id} ${formatDateTime(at)} · ${actor} · ${action} · ${subject} · ${detail}`;
}

const ISSUE_TEXTS: Record<ChainIssue, string> = {
  gap: '앞줄이 빠졌습니다',
  'previous-hash': '앞줄과 이어지지 않습니다',
  content: '내용이 변조되었습니다',
  'cut-off': '끝이 잘렸습니다',
};

function verdictLine(verdict: AuditVerdict): string {
  if (!verdict.isIntact) return `✗ 운영 기록이 ${verdict.brokenAt}번에서 깨졌습니다: ${ISSUE_TEXTS[verdict.issue]}.`;
  const { id, hash } = verdict.end;
  if (id === 0) return '운영 기록이 아직 없습니다.';
  return `✓ 운영 기록 ${id}줄이 처음부터 이어집니다. 마지막 해시 ${hash.toString('hex')}`;
}

function levelText(level: OperatorLevel): string {
  return `${level} ${OPERATOR_LEVEL_NAMES[level]}`;
}

function isConfigured(operatorUserIds: readonly string[], userId: string): boolean {
  return operatorUserIds.some((id) => id.toLowerCase() === userId);
}

function shown(userId: string, name: string | undefined): string {
  return `${userId} (${name ?? '캐릭터 없음'})`;
}
