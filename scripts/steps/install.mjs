import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { lastLines, runQuietly } from './child.mjs';
import { alone } from './lock.mjs';
import { inTop } from './places.mjs';
import { longStep, StepFailure } from './print.mjs';

const STAMP = inTop('node_modules', '.baramnaru');
const HIDDEN_LOCK = inTop('node_modules', '.package-lock.json');

const STALE_CACHE = /\b(E404|ETARGET|EINTEGRITY|ENOVERSIONS)\b/;

function wantedStamp() {
  const hash = createHash('sha256')
    .update(readFileSync(inTop('package-lock.json')))
    .digest('hex');
  return `${hash} ${process.platform} ${process.arch}\n`;
}

const readText = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * Whether a manually installed folder (`npm install`) matches the lock. npm writes its own record last, so an
 * interrupted install has none.
 */
function matchesLock() {
  if (!existsSync(HIDDEN_LOCK)) return false;
  const installed = JSON.parse(readFileSync(HIDDEN_LOCK, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(inTop('package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    if (!installed[path]) return entry.optional === true;
    return installed[path].version === entry.version && existsSync(inTop(path, 'package.json'));
  });
}

function isInstalled() {
  return readText(STAMP) === wantedStamp() && existsSync(HIDDEN_LOCK);
}

function npmCommand() {
  const cli = process.env.npm_execpath;
  if (cli && /npm-cli\.c?js$/.test(cli) && existsSync(cli)) {
    return [process.env.npm_node_execpath ?? process.execPath, cli];
  }
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}

async function npmCi() {
  const [command, ...cli] = npmCommand();
  const args = [...cli, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { NODE_ENV: _, ...env } = process.env;
  rmSync(STAMP, { force: true });
  // Uses npm's cache without requests; if it is outdated, everything is fetched again.
  const cached = await runQuietly(command, [...args, '--prefer-offline'], { env });
  const isStale = cached.code !== 0 && STALE_CACHE.test(cached.output);
  const result = isStale ? await runQuietly(command, args, { env }) : cached;
  if (result.code === 0) return;
  throw new StepFailure(
    `${lastLines(result.output)}\n\n필요한 꾸러미를 설치하지 못했습니다. 인터넷 연결과 디스크 공간, 이 폴더에 쓸 수 있는지를 확인하고 다시 실행해 주세요.`,
    result.code,
  );
}

export async function install() {
  if (isInstalled()) return;
  if (matchesLock()) {
    rememberInstall();
    return;
  }
  await alone('install', async () => {
    if (isInstalled()) return;
    await longStep('처음이거나 꾸러미가 바뀌어 필요한 것을 설치합니다', npmCi);
    rememberInstall();
  });
}

function rememberInstall() {
  try {
    writeFileSync(STAMP, wantedStamp());
  } catch (error) {
    // A folder of another user can still be used; it is only checked again next time.
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
  }
}
