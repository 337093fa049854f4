import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { runQuietly } from './child.mjs';
import { installFromDebian } from './debian.mjs';
import { alone } from './lock.mjs';
import { inTop } from './places.mjs';
import { longStep, StepFailure } from './print.mjs';

const GIVEN = process.env.BARAMNARU_CHROMIUM;

/** The whole browser first: the headless shell shows no notifications. */
const DEBIAN_PACKAGES = ['chromium', 'chromium-headless-shell'];

const NAMES = [...DEBIAN_PACKAGES, 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const PLACES = {
  linux: ['/snap/bin/chromium'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .filter((name) => process.env[name])
    .map((name) => join(process.env[name], 'Google', 'Chrome', 'Application', 'chrome.exe')),
};

const PACKED = '@sparticuz/chromium';

function cacheFolder() {
  try {
    mkdirSync(inTop('.cache', 'chromium'), { recursive: true });
    accessSync(inTop('.cache', 'chromium'), constants.W_OK);
    return inTop('.cache', 'chromium');
  } catch {
    return join(tmpdir(), `baramnaru-chromium-${userInfo().uid}`);
  }
}

const unpackedBrowsers = () => [
  inTop('.cache', 'chromium', 'run'),
  join(tmpdir(), `baramnaru-chromium-${userInfo().uid}`, 'run'),
];

function starts(file) {
  try {
    const reported = execFileSync(file, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 20_000,
    });
    return /chrom/i.test(reported);
  } catch {
    return false;
  }
}

function candidates() {
  if (GIVEN) return [GIVEN];
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inPath, ...(PLACES[process.platform] ?? []), ...unpackedBrowsers()].filter((file) => existsSync(file));
}

export function findChromium() {
  return candidates().find(starts);
}

async function fromDebian() {
  for (const name of DEBIAN_PACKAGES) if (await installFromDebian([name])) return;
}

async function packedFolder(into) {
  const installed = inTop('node_modules', PACKED);
  if (existsSync(join(installed, 'bin', 'chromium.br'))) return installed;
  const { version } = JSON.parse(readFileSync(inTop('package-lock.json'), 'utf8')).packages[`node_modules/${PACKED}`];
  const packing = ['pack', `${PACKED}@${version}`, '--json', '--pack-destination', into];
  const { code, output } = await runQuietly('npm', packing, {
    env: { ...process.env, npm_config_loglevel: 'silent', npm_config_fetch_retries: '1' },
  });
  if (code !== 0) return undefined;
  const archive = /"filename":\s*"([^"]+)"/.exec(output)?.[1];
  if (!archive || !isAsLocked(join(into, archive))) return undefined;
  await runQuietly('tar', ['-xzf', join(into, archive), '-C', into]);
  rmSync(join(into, archive), { force: true });
  return join(into, 'package');
}

function isAsLocked(archive) {
  const { integrity } = JSON.parse(readFileSync(inTop('package-lock.json'), 'utf8')).packages[`node_modules/${PACKED}`];
  return integrity === `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
}

const START_SCRIPT = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`;

/** The packed browser includes the libraries and fonts that a bare system lacks; it needs only glibc and libgcc. */
async function fromPackage() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  const folder = cacheFolder();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const source = await packedFolder(folder);
  if (!source) return;
  const unpacked = (name) => brotliDecompressSync(readFileSync(join(source, 'bin', name)));
  for (const [name, into] of [
    ['al2023.tar.br', folder],
    ['fonts.tar.br', join(folder, 'fonts')],
  ]) {
    mkdirSync(into, { recursive: true });
    const archive = join(into, 'part.tar');
    writeFileSync(archive, unpacked(name));
    await runQuietly('tar', ['-xf', archive, '-C', into]);
    rmSync(archive);
  }
  writeFileSync(join(folder, 'chromium'), unpacked('chromium.br'), { mode: 0o755 });
  // Written last: a folder without it is an interrupted extraction.
  writeFileSync(join(folder, 'run.part'), START_SCRIPT, { mode: 0o755 });
  renameSync(join(folder, 'run.part'), join(folder, 'run'));
  rmSync(join(folder, 'package'), { recursive: true, force: true });
}

async function fromPlaywright() {
  const cli = inTop('node_modules', 'playwright-core', 'cli.js');
  await runQuietly(process.execPath, [cli, 'install', '--no-shell', 'chromium']);
}

async function playwrightBrowser() {
  const { chromium } = await import('playwright-core');
  const file = chromium.executablePath();
  return existsSync(file) && starts(file) ? file : undefined;
}

/**
 * A browser for the tests, fetched when the machine has none.
 * @returns {Promise<string | undefined>} undefined when there is no way to get one
 */
export async function ensureChromium() {
  if (GIVEN === 'none') return undefined;
  const found = findChromium() ?? (await playwrightBrowser());
  if (found || GIVEN) return found;
  return alone('chromium', () =>
    longStep('테스트에 쓸 브라우저를 마련합니다', async () => {
      for (const source of [fromDebian, fromPackage, fromPlaywright]) {
        await source();
        const browser = findChromium() ?? (await playwrightBrowser());
        if (browser) return browser;
      }
      return undefined;
    }),
  );
}

const unpackedBrowser = () => unpackedBrowsers().find((file) => existsSync(file) && starts(file));

const isHeadlessShell = (file) => /headless-shell/.test(file) || unpackedBrowsers().includes(file);

export async function findWholeChromium() {
  return candidates().find((file) => !isHeadlessShell(file) && starts(file)) ?? (await playwrightBrowser());
}

/** The packed browser, unpacked; undefined where it cannot be had. */
function ensurePackedChromium() {
  return alone('chromium', () =>
    longStep('테스트에 쓸 가벼운 브라우저를 마련합니다', async () => {
      await fromPackage().catch(() => undefined);
      return unpackedBrowser();
    }),
  );
}

/**
 * A browser for the journeys: a headless shell where one is available, since it needs a third less processor time; else any.
 * @returns {Promise<string | undefined>} undefined when there is no way to get one
 */
export async function ensureJourneyChromium() {
  const found = await ensureChromium();
  if (GIVEN || found === undefined || isHeadlessShell(found)) return found;
  return unpackedBrowser() ?? (await ensurePackedChromium()) ?? found;
}

/**
 * Finds or fetches the browser of the tests and names it to every process that is started from now on.
 * @throws {StepFailure} where there is none: journeys are never skipped
 */
export async function prepareBrowser() {
  const browser = await ensureJourneyChromium();
  if (browser === undefined) {
    throw new StepFailure(
      '테스트에 쓸 브라우저가 없고 마련하지도 못했습니다. chromium 을 설치하거나 BARAMNARU_CHROMIUM 에 그 자리를 주세요.',
    );
  }
  process.env.BARAMNARU_CHROMIUM = browser;
  process.env.BARAMNARU_WHOLE_CHROMIUM = (await findWholeChromium()) ?? 'none';
}
