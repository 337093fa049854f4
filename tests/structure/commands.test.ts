import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { onEndSignal } from '../../scripts/steps/end-signals.mjs';
import { loadEnvFile } from '../../scripts/steps/env-file.mjs';
import { FILE_NAMES } from '../../scripts/steps/env-file-names.mjs';
import { lockFaults } from '../../scripts/steps/lock-file.mjs';
import { isRunning, processesBelow } from '../../scripts/steps/process-tree.mjs';
import { slowestOf } from '../../scripts/steps/slowest-files.mjs';
import { requireTempSpace } from '../../scripts/steps/temp-space.mjs';
import { countJourneys, countTests } from '../../scripts/steps/test-count.mjs';
import { filesUnder, readText } from './tree.ts';

const TOP = fileURLToPath(new URL('../../', import.meta.url));

const stepsFile = (name: string) => JSON.stringify(new URL(`../../scripts/steps/${name}`, import.meta.url).href);
const node = (program: string) =>
  spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'ignore', 'inherit'] });

describe('the commands', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readText('package.json')));

  it.each(Object.entries(scripts))('npm run %s starts a file that exists', (_name, command) => {
    // Without exec a shell stays between npm and the command, and hands no signal on.
    const file = /^exec node (\S+)$/.exec(command)?.[1] ?? '';
    expect(existsSync(join(TOP, file)), command).toBe(true);
  });

  it('are the ones that CI runs', () => {
    expect(readText('.ci/run').trimEnd().split('\n').at(-1)).toBe('npm test');
    expect(statSync(join(TOP, '.ci/run')).mode & 0o111).not.toBe(0);
  });
});

describe('the settings in .env', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'baramnaru-env-')), '.env');
  afterAll(() => rmSync(dirname(file), { recursive: true }));

  function loaded(bytes: string | Buffer, env: Record<string, string> = {}): Record<string, string> {
    writeFileSync(file, bytes);
    loadEnvFile(file, env);
    return env;
  }

  it.each([
    ['after a byte order mark', '\uFEFFHOST=::1\nPORT=3111\n'],
    ['after two', '\uFEFF\uFEFFHOST=::1\nPORT=3111\n'],
    ['with Windows’ ends of lines', '\uFEFFHOST=::1\r\nPORT=3111\r\n'],
    ['of two files that were joined', 'HOST=::1\n\uFEFFPORT=3111'],
    ['with a comment first', '\uFEFF# 설정\nHOST=::1\nPORT="3111"'],
  ])('are all read %s', (_how, text) => {
    expect(loaded(text)).toEqual({ HOST: '::1', PORT: '3111', [FILE_NAMES]: 'HOST,PORT' });
  });

  it('give way to the environment', () => {
    expect(loaded('\uFEFFHOST=::1\nPORT=3111', { HOST: '' })).toMatchObject({ HOST: '', PORT: '3111' });
  });

  it.each([
    ['UTF-16', Buffer.from('\uFEFFPORT=3111', 'utf16le')],
    ['UTF-16 without a mark', Buffer.from('PORT=3111', 'utf16le')],
    ['EUC-KR', Buffer.concat([Buffer.from('GAME_SERVERS=1:'), Buffer.from([0xb5, 0xce, 0xb7, 0xe7])])],
  ])('are refused with a sentence where they are %s', (_name, bytes) => {
    expect(() => loaded(bytes)).toThrow(/UTF-8로 바꾸어 저장해 주세요/);
  });

  it('come to every command the same way', () => {
    const own = filesUnder('scripts').filter(({ path }) => /loadEnvFile|parseEnv/.test(readText(path)));
    const parsing = own.filter(({ path }) => /process[.]loadEnvFile|parseEnv/.test(readText(path)));
    expect(parsing.map(({ path }) => path)).toEqual(['scripts/steps/env-file.mjs']);
    const starting = filesUnder('scripts').filter(({ path }) => /inTop\('src', 'app'/.test(readText(path)));
    expect(starting.filter((one) => !own.includes(one)).map(({ path }) => path)).toEqual([]);
  });
});

describe('a full temporary folder', () => {
  it('ends npm test with one line that names it', () => {
    expect(() => requireTempSpace(1)).not.toThrow();
    expect(() => requireTempSpace(Number.MAX_SAFE_INTEGER)).toThrow(`임시 폴더(${tmpdir()})에 자리가 모자랍니다`);
  });
});

describe('the count at the end of npm test', () => {
  const report = (failed: number, statuses: string[]) => ({
    numPassedTests: 7,
    numFailedTests: failed,
    testResults: statuses.map((status) => ({
      name: 'a.test.ts',
      status,
      assertionResults: [
        ...(status === 'failed' && failed > 0 ? [{ status, fullName: 'breaks', tags: [] }] : []),
        { status: 'skipped', fullName: 'is skipped', tags: [] },
        { status: 'skipped', fullName: 'is for the sweep', tags: ['sweep'] },
      ],
    })),
  });
  const isInGate = (tags: readonly string[]) => !tags.includes('sweep');

  it('matches the report', () => {
    const passed = { passed: 7, failed: 0, failures: [] };
    expect(countTests(report(0, ['passed']), 0)).toEqual({ ...passed, skipped: 2 });
    expect(countTests(report(0, ['passed']), 0, isInGate)).toEqual({ ...passed, skipped: 1 });
    const failed = { passed: 7, failed: 2, skipped: 2, failures: ['a.test.ts breaks'] };
    expect(countTests(report(2, ['passed', 'failed']), 1, isInGate)).toEqual(failed);
  });

  it.each([
    ['a file that could not be loaded', ['failed']],
    ['an uncaught error', ['passed']],
  ])('counts %s as a failure', (_what, statuses) => {
    expect(countTests(report(0, statuses), 1).failed).toBe(1);
  });

  const spec = (status: string) => ({ file: 'a.e2e.ts', title: status, tests: [{ status }] });
  const journeys = (unexpected: number, ...statuses: string[]) => ({
    stats: { expected: 3, unexpected, flaky: 1, skipped: 1 },
    errors: [],
    suites: [{ suites: [{ specs: statuses.map(spec) }] }],
  });

  it('names journeys that failed, and those that passed at the second try alone', () => {
    expect(countJourneys(journeys(1, 'expected', 'flaky', 'unexpected'), 1)).toEqual({
      passed: 4,
      failed: 1,
      skipped: 1,
      flaky: ['a.e2e.ts flaky'],
      failures: ['a.e2e.ts unexpected'],
    });
  });

  it('counts journeys that could not be loaded as a failure', () => {
    expect(countJourneys(journeys(0), 1).failed).toBe(1);
  });
});

describe('the list of the slowest test files', () => {
  it('lists the twenty slowest files, the slowest first', () => {
    const files = Array.from({ length: 25 }, (_, at) => ({
      kind: 'unit',
      file: `${at}.test.ts`,
      milliseconds: at * 1000,
    }));
    const slowest = slowestOf(files);
    expect(slowest.map(({ seconds }) => seconds)).toEqual(Array.from({ length: 20 }, (_, at) => 24 - at));
    expect(slowest[0]).toEqual({ kind: 'unit', file: '24.test.ts', seconds: 24 });
  });
});

describe('the lock file', () => {
  const sound = { version: '1.0.0', integrity: 'sha512-x' };
  const listIssues = (dependencies: Record<string, string>, packages: Parameters<typeof lockFaults>[1]) =>
    lockFaults({ dependencies }, packages);

  it('is complete', () => {
    expect(lockFaults()).toEqual([]);
  });

  it('is rejected without the builds of other systems', () => {
    const native = { ...sound, optionalDependencies: { 'tool-darwin-arm64': '1.0.0' } };
    const received = listIssues(
      { tool: '1.0.0' },
      { packages: { '': { dependencies: { tool: '1.0.0' } }, 'node_modules/tool': native } },
    );
    expect(received).toEqual([expect.stringContaining('tool-darwin-arm64')]);
  });

  it.each(['^1.0.0', '1', 'latest', '>=1.0.0', 'github:a/b'])('is rejected with the loose version %s', (range) => {
    const packages = { '': { dependencies: { tool: range } }, 'node_modules/tool': sound };
    expect(listIssues({ tool: range }, { packages })).toEqual([expect.stringContaining(`tool@${range}`)]);
  });

  it('is rejected when a package has no hash, or an address outside the registry', () => {
    const packages = {
      '': { dependencies: { tool: '1.0.0' } },
      'node_modules/tool': { version: '1.0.0', resolved: 'https://example.com/tool.tgz' },
    };
    expect(listIssues({ tool: '1.0.0' }, { packages })).toHaveLength(2);
  });
});

describe('signals to end', () => {
  it('that come twice within a second are one, a later one ends at once', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const received: string[] = [];
    const stopListening = onEndSignal(
      (signal) => received.push(`${signal} gently`),
      (signal) => received.push(`${signal} at once`),
    );
    process.emit('SIGINT', 'SIGINT');
    vi.advanceTimersByTime(900);
    process.emit('SIGTERM', 'SIGTERM');
    expect(received).toEqual(['SIGINT gently']);
    vi.advanceTimersByTime(100);
    process.emit('SIGINT', 'SIGINT');
    expect(received).toEqual(['SIGINT gently', 'SIGINT at once']);
    stopListening();
    vi.useRealTimers();
  });

  it('end what a command started and what that started, also in groups of their own', async () => {
    const sleeper = `require('node:child_process').spawn('sleep', ['600'], { detached: true });`;
    const command = node(`
      import { runShown } from ${stepsFile('child.mjs')};
      import { endTreeOnSignals } from ${stepsFile('process-tree.mjs')};
      endTreeOnSignals();
      await runShown(process.execPath, ['-e', ${JSON.stringify(sleeper)}]);`);
    const started = () => processesBelow(command.pid ?? 0);
    await expect.poll(() => started().length, { timeout: 15_000 }).toBe(2);
    const found = started();
    command.kill('SIGINT');
    expect(await once(command, 'exit')).toEqual([130, null]);
    expect(found.filter(isRunning)).toEqual([]);
  });
});

describe('concurrent commands', () => {
  const lock = join(TOP, '.cache', 'structure-test.lock');
  const diary = join(TOP, '.cache', 'structure-test.diary');
  const program = `
    import { appendFileSync } from 'node:fs';
    import { setTimeout as sleep } from 'node:timers/promises';
    import { alone } from ${stepsFile('lock.mjs')};
    await alone('structure-test', async () => {
      appendFileSync(${JSON.stringify(diary)}, 'in ');
      await sleep(50);
      appendFileSync(${JSON.stringify(diary)}, 'out ');
    });`;

  const run = () =>
    new Promise<number | null>((resolve) => {
      node(program).once('exit', resolve);
    });

  afterEach(() => {
    for (const file of [lock, diary]) rmSync(file, { force: true });
  });

  it('run one after the other, also after one was killed', async () => {
    mkdirSync(join(TOP, '.cache'), { recursive: true });
    const dead = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => dead.once('exit', resolve));
    writeFileSync(lock, String(dead.pid));
    expect(await Promise.all([run(), run(), run()])).toEqual([0, 0, 0]);
    expect(readFileSync(diary, 'utf8')).toBe('in out in out in out ');
    expect(existsSync(lock)).toBe(false);
  });
});
