import { existsSync } from 'node:fs';
import { runQuietly } from './child.mjs';

const QUICK = ['-o', 'Acquire::Retries=2', '-o', 'Acquire::http::Timeout=30'];

/** Installs packages where that is possible: by root, on Debian. @param {readonly string[]} names @returns {Promise<boolean>} */
export async function installFromDebian(names) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = async (...args) => (await runQuietly('apt-get', [...QUICK, ...args], { env })).code === 0;
  const install = () => run('install', '-y', '--no-install-recommends', ...names);
  if (await install()) return true;
  await run('update');
  return install();
}
