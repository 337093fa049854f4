import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const COMPRESSIBLE = /\.(js|css|svg|json)$/;
const LARGE_BYTES = 16 * 1024;
const SETTINGS = [
  {},
  {
    [constants.BROTLI_PARAM_LGBLOCK]: 16,
    [constants.BROTLI_PARAM_NPOSTFIX]: 2,
    [constants.BROTLI_PARAM_NDIRECT]: 32,
  },
  { [constants.BROTLI_PARAM_LGBLOCK]: 19, [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 17 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 19, [constants.BROTLI_PARAM_NDIRECT]: 8 },
];

/** Writes `.br` and `.gz` beside each text asset, so that serving one never compresses. */
export function compressAssets(): Plugin {
  let directory = '';
  return {
    name: 'compress-assets',
    configResolved(config) {
      directory = resolve(config.root, config.build.outDir, config.build.assetsDir);
    },
    async writeBundle() {
      const names = (await readdir(directory)).filter((name) => COMPRESSIBLE.test(name));
      await Promise.all(names.map((name) => compressFile(join(directory, name))));
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  await Promise.all([
    smallestBrotli(bytes).then((compressed) => writeFile(`${file}.br`, compressed)),
    zip(bytes, { level: 9 }).then((compressed) => writeFile(`${file}.gz`, compressed)),
  ]);
}

/** The settings that come after the first take a fifth of a percent off the largest script, and as long again each. */
async function smallestBrotli(bytes: Buffer): Promise<Buffer> {
  const tried = bytes.length < LARGE_BYTES ? SETTINGS.slice(0, 1) : SETTINGS;
  const results = await Promise.all(
    tried.map((setting) =>
      brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, ...setting } }),
    ),
  );
  return results.reduce((best, result) => (result.length < best.length ? result : best));
}
