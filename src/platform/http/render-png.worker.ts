import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { RenderAnswer, RenderRequest } from './render-png.ts';

const FONT_FILES = ['Galmuri11.ttf', 'Galmuri11-Bold.ttf', 'Galmuri14.ttf'];

const { resolve } = createRequire(import.meta.url);

const fonts = Promise.all(FONT_FILES.map((file) => readFile(resolve(`galmuri/dist/${file}`))));
const wasm = readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')).then((bytes) => initWasm(bytes));

parentPort?.on('message', async ({ id, svg }: RenderRequest) => {
  parentPort?.postMessage(await render(id, svg));
});

async function render(id: number, svg: string): Promise<RenderAnswer> {
  try {
    await wasm;
    const font = { fontBuffers: await fonts, defaultFontFamily: 'Galmuri11', loadSystemFonts: false };
    const image = new Resvg(svg, { font }).render();
    const png = image.asPng();
    image.free();
    return { id, png };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
