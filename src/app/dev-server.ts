import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { exitOnBadConfig } from '#platform/config/read-config.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { pageModules } from '../../vite/page-assets.ts';
import { createApp } from './create-app.ts';
import type { DocumentHead } from './document-head.ts';
import { openSite } from './open-site.ts';
import { finishStart, listen, print, requireFreePort, stopOnFailure, stopOnSignals } from './process.ts';
import type { Renderer, RendererOptions } from './render.tsx';
import { createManifest } from './route-rules.ts';
import { toSite } from './to-site.ts';
import { TOOLTIPS_PATH } from './tooltips/tooltips-route.ts';
import { WORKER_PATH } from './worker-route.ts';

const BUILD = { id: 'development', timestamp: 0 };
const HEAD = [
  '<script type="module" src="/@vite/client"></script>',
  '<script type="module" src="/src/app/dev-preamble.js"></script>',
  ...['src/app/styles.css', ...globSync('src/**/*.module.css')].map(
    (file) => `<link rel="stylesheet" href="/${file.replaceAll('\\', '/')}?direct">`,
  ),
  '<script type="module" src="/src/app/client.tsx"></script>',
].join('');

/** The build makes a file of each. */
const SCRIPTS: Readonly<Record<string, string>> = {
  [WORKER_PATH]: '/src/app/sw.ts',
  [TOOLTIPS_PATH]: '/src/app/tooltips/tooltips.ts',
};

const DEVELOPMENT_POLICY = "frame-ancestors 'self'";

type RenderModule = typeof import('./render.tsx');

async function serve(): Promise<void> {
  const config = exitOnBadConfig();
  const log = createConsoleLog(config.logLevel);
  await requireFreePort(config);
  const opening = openSite({ config, log, build: BUILD, progress: print });
  const app = await finishStart(opening, async () => {
    const site = await opening;
    const vite = await createServer({ server: { middlewareMode: true, hmr: { port: reloadPort(config.port) } } });
    const options: RendererOptions = {
      site: toSite(config),
      build: BUILD.id,
      headOf: devHead,
      onError: (error) => log.error({ err: error }, 'a page could not be rendered'),
    };
    const renderer = freshRenderer(vite, options);
    const { pages } = await renderer();
    const made = await createApp({
      log,
      config,
      api: { ...site.api, manifests: [createManifest(BUILD, config, pages)] },
      pages: { renderer, services: site.services, cache: null },
      clientDir: null,
      checkAnswers: {},
      firstOfAll: (early) => {
        early.addHook('onRequest', (request, reply, done) => {
          request.raw.url = SCRIPTS[request.raw.url ?? ''] ?? request.raw.url;
          vite.middlewares(request.raw, reply.raw, done);
        });
        // Vite's client opens a socket on another port, which the production policy does not allow.
        early.addHook(
          'onSend',
          async (_request, reply) => void reply.header('content-security-policy', DEVELOPMENT_POLICY),
        );
      },
    });
    made.addHook('preClose', (done) => {
      void site.stopJobs();
      done();
    });
    made.addHook('onClose', async () => {
      await vite.close();
      await site.close();
    });
    return made;
  });
  stopOnSignals(app, log);
  await listen(app, config);
}

function devHead(pageId: string | null): DocumentHead {
  const routes = readFileSync(join(import.meta.dirname, 'routes.ts'), 'utf8');
  const file = pageModules(routes).get(pageId ?? '');
  return { tags: HEAD, module: file === undefined ? null : `/${file}` };
}

function reloadPort(port: number): number | undefined {
  return port === 0 ? undefined : ((port + 20_000 - 1) % 65_535) + 1;
}

function freshRenderer(vite: ViteDevServer, options: RendererOptions): () => Promise<Renderer> {
  let made: { from: unknown; renderer: Promise<Renderer> } | undefined;
  return async () => {
    const { createRenderer } = (await vite.ssrLoadModule('/src/app/render.tsx')) as RenderModule;
    if (made?.from !== createRenderer) made = { from: createRenderer, renderer: createRenderer(options) };
    return made.renderer;
  };
}

serve().catch(stopOnFailure);
