import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { lastLines, runQuietly } from './child.mjs';
import { contentHash } from './content-hash.mjs';
import { alone } from './lock.mjs';
import { inTop } from './places.mjs';
import { longStep, StepFailure } from './print.mjs';

const STAMP = inTop('dist', '.stamp');
const OUTPUTS = [
  inTop('dist', 'client', '.vite', 'manifest.json'),
  inTop('dist', 'server', 'render.js'),
  inTop('dist', 'tooltips', 'tooltips.js'),
];

const SOURCES = [
  'src',
  'game-data/sources',
  'structure',
  'vite',
  'vite.config.ts',
  'scripts/build-fonts.mjs',
  'scripts/build-game-icons.mjs',
  'scripts/svg-path.mjs',
  'package.json',
  'package-lock.json',
];

const isSource = (file) => !/\.test\.tsx?$|[\\/]\.[^\\/]+$/.test(file);

const VITE = inTop('node_modules', 'vite', 'bin', 'vite.js');

async function runProgram(...args) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const result = await runQuietly(process.execPath, args, { env });
  return result.code === 0 ? undefined : lastLines(result.output, 40);
}

const viteBuild = (...args) => runProgram(VITE, 'build', '--logLevel', 'warn', ...args);

function stopOnFailure(failures) {
  const reasons = failures.filter((reason) => reason !== undefined);
  if (reasons.length > 0) throw new StepFailure(`${reasons.join('\n')}\n\n화면을 만들지 못했습니다.`);
}

export async function buildUiAssets() {
  stopOnFailure([await runProgram(inTop('scripts', 'build-fonts.mjs'))]);
}

async function buildSite() {
  await buildUiAssets();
  const others = [viteBuild('--ssr', 'src/app/render.tsx'), viteBuild('--config', 'vite/tooltips.config.ts')];
  stopOnFailure(await Promise.all([viteBuild(), ...others]));
}

export async function build() {
  await alone('build', async () => {
    const hash = contentHash(SOURCES, isSource);
    rmSync(STAMP, { force: true });
    await longStep('화면을 만듭니다', buildSite);
    writeFileSync(STAMP, hash);
  });
}

function isBuilt() {
  if (!existsSync(STAMP) || !OUTPUTS.every((file) => existsSync(file))) return false;
  return readFileSync(STAMP, 'utf8') === contentHash(SOURCES, isSource);
}

export async function buildIfChanged() {
  if (!isBuilt()) await build();
}
