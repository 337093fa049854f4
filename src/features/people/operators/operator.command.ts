import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import type { Transact } from '#platform/effects/transact.ts';
import { DAY_MS } from '#shared/durations.ts';
import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/endpoint.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { type AuditVerdict, lastAuditRows, verifyAudit } from '../audit/audit.service.ts';
import type { ChainedEntry, ChainIssue } from '../audit/audit-chain.ts';
import { readSecurityLog } from '../security-log/security-log.service.ts';
import { addOperator, listOperators, removeOperator } from './operator.service.ts';

const NAMES: Readonly<Record<OperatorLevel, string>> = { 1: '관리자', 2: '운영자', 3: '편집자' };

function operatorLevelName(level: OperatorLevel): string {
  return NAMES[level];
}

const USAGE = `사용법: npm run operator -- add <UUID> [--level 1|2|3] | remove <UUID> | list | audit | security
  add <UUID>      그 사람을 운영자로 삼습니다. UUID는 그 사람의 프로필 주소(/profiles/UUID)에 있습니다.
    --level N     1 관리자(적지 않으면), 2 운영자, 3 편집자. 이미 운영자이면 단계를 바꿉니다.
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

function understand({ args, print }: OperatorCommandOptions): Run | undefined {
  const {
    words: [word = '', given, ...rest],
    level,
  } = readArgs(args);
  const plain: Readonly<Record<string, Run>> = { list, audit, security };
  const aboutOne: Readonly<Record<string, (userId: string) => Run>> = { add: (userId) => add(userId, level), remove };
  const runPlain = given === undefined && level === undefined && Object.hasOwn(plain, word) ? plain[word] : undefined;
  if (runPlain) return runPlain;
  const isUnderstood = rest.length === 0 && Object.hasOwn(aboutOne, word) && (level === undefined || word === 'add');
  const runAboutOne = isUnderstood ? aboutOne[word] : undefined;
  if (given === undefined || !runAboutOne) {
    print(USAGE);
    return undefined;
  }
  const userId = given.toLowerCase();
  if (UUID.test(userId)) return runAboutOne(userId);
  print(`UUID가 아닙니다: ${given} (00000000-0000-0000-0000-000000000000 형식이어야 합니다)`);
  return undefined;
}

function readArgs(args: readonly string[]): { words: readonly string[]; level: OperatorLevel | undefined } {
  const at = args.indexOf('--level');
  if (at < 0) return { words: args, level: undefined };
  const level = Object.values(OPERATOR_LEVEL).find((known) => String(known) === args[at + 1]);
  return level === undefined ? { words: [], level } : { words: args.toSpliced(at, 2), level };
}

function add(userId: string, level: OperatorLevel | undefined): Run {
  return async ({ db, transact }, { operatorUserIds, clock, nameOf, print }) => {
    const now = clock.now();
    const { before, level: own } = await transact((unit) => addOperator(unit, userId, now, level), { actor: ACTOR });
    const name = await nameOf(db, userId);
    const who = level === undefined ? shown(userId, name) : `${shown(userId, name)} · ${levelText(own)}`;
    if (before === null) print(`운영자로 삼았습니다: ${who}`);
    else print(before === own ? `이미 운영자입니다: ${who}` : `단계를 바꾸었습니다: ${who} (${levelText(before)}에서)`);
    if (isConfigured(operatorUserIds, userId) && own !== OPERATOR_LEVEL.administrator) {
      print('⚠ 설정 OPERATOR_USER_IDS에도 있어 여전히 관리자입니다. 거기에서 빼 주세요.');
    }
    if (name === undefined) {
      print('⚠ 이 UUID로 만든 캐릭터가 아직 없습니다. 잘못 적지 않았는지 확인해 주세요.');
    }
    return DONE;
  };
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
  const added = await listOperators(db);
  const configured = [...new Set(operatorUserIds.map((id) => id.toLowerCase()))];
  if (added.length + configured.length === 0) print('운영자가 없습니다.');
  for (const userId of configured) print(`${shown(userId, await nameOf(db, userId))} · 설정 OPERATOR_USER_IDS`);
  for (const { userId, addedAt, level } of added) {
    print(`${shown(userId, await nameOf(db, userId))} · ${formatDateTime(addedAt)}부터 · ${levelText(level)}`);
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
  return `${level} ${operatorLevelName(level)}`;
}

function isConfigured(operatorUserIds: readonly string[], userId: string): boolean {
  return operatorUserIds.some((id) => id.toLowerCase() === userId);
}

function shown(userId: string, name: string | undefined): string {
  return `${userId} (${name ?? '캐릭터 없음'})`;
}
