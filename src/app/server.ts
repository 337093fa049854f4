import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { storeBuild } from '#features/shell/builds/stored-builds.service.ts';
import { exitOnBadConfig } from '#platform/config/read-config.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { createApp } from './create-app.ts';
import { createHead } from './document-head.ts';
import { openSite } from './open-site.ts';
import { finishStart, listen, print, requireFreePort, stopOnFailure, stopOnSignals } from './process.ts';
import type { Renderer, RendererOptions } from './render.tsx';
import { renderAhead } from './render-ahead.ts';
import { createManifest } from './route-rules.ts';
import { toSite } from './to-site.ts';

const DIST = join(import.meta.dirname, '../../dist');
const CLIENT_DIR = join(DIST, 'client');
const buildSchema = z.object({ id: z.string(), timestamp: z.number() });

async function serve(): Promise<void> {
  const config = exitOnBadConfig();
  const log = createConsoleLog(config.logLevel);
  const build = buildSchema.parse(JSON.parse(readFileSync(join(CLIENT_DIR, 'build.json'), 'utf8')));
  await requireFreePort(config);
  const opening = openSite({ config, log, build, progress: print });
  const app = await finishStart(opening, async () => {
    // Loads the renderer while the database starts, because they are independent.
    const [site, renderer] = await Promise.all([
      opening,
      loadRenderer({
        site: toSite(config),
        build: build.id,
        headOf: createHead(CLIENT_DIR),
        onError: (error) => log.error({ err: error }, 'a page could not be rendered'),
      }),
    ]);
    const { olderDirs, manifests } = await storeBuild({
      dataDir: config.dataDir,
      clientDir: CLIENT_DIR,
      manifest: createManifest(build, config, renderer.pages),
      now: new Date(),
      log,
    });
    const made = await createApp({
      log,
      config,
      api: { ...site.api, manifests },
      pages: { renderer: () => renderer, services: site.services, cache: site.cache },
      clientDir: CLIENT_DIR,
      olderClientDirs: olderDirs,
      ...(process.env.NODE_ENV === 'test' && { checkAnswers: {} }),
    });
    let stopRendering = () => {};
    made.addHook('onListen', async () => {
      stopRendering = renderAhead(made, { log, pages: renderer.pages, onFactsChange: site.onFactsChange });
    });
    made.addHook('preClose', (done) => {
      void site.stopJobs();
      done();
    });
    made.addHook('onClose', async () => {
      stopRendering();
      await site.close();
    });
    return made;
  });
  stopOnSignals(app, log);
  await listen(app, config);
}

async function loadRenderer(options: RendererOptions): Promise<Renderer> {
  const { createRenderer } = (await import(join(DIST, 'server/render.js'))) as typeof import('./render.tsx');
  return createRenderer(options);
}

serve().catch(stopOnFailure);
