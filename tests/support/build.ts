import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { createHead } from '#app/document-head.ts';
import type { Renderer, RendererOptions } from '#app/render.tsx';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
export const CLIENT_DIR = join(DIST, 'client');
export const SERVER_DIR = join(DIST, 'server');
const RENDERER = join(SERVER_DIR, 'render.js');

/** What a browser stores (`faces`) that has fetched the site's own faces. */
export function storedFaces(): string {
  const list = /data-faces="([^"]*)"/.exec(createHead(CLIENT_DIR)(null).tags)?.[1];
  if (!list) throw new Error('The head of the built site names no faces.');
  return list;
}

type RenderModule = typeof import('#app/render.tsx');

export function readBuild(): { id: string; timestamp: number } {
  const file = join(CLIENT_DIR, 'build.json');
  if (!existsSync(file)) throw new Error('These tests need the built site: run `npm run build` first.');
  return z.object({ id: z.string(), timestamp: z.number() }).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Imported by Node itself: the test runner would rewrite the bundle first. */
export function loadBuiltRenderer(options: RendererOptions): Promise<Renderer> {
  const { createRenderer } = createRequire(import.meta.url)(RENDERER) as RenderModule;
  return createRenderer(options);
}
