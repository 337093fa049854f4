import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { BodyCache } from '#platform/answers/body-cache.ts';
import { FOR_OTHER_SITES, ResponseBody } from '#platform/answers/response-body.ts';
import { sendBody } from '#platform/answers/send-body.ts';
import { renderPng } from '#platform/http/render-png.ts';
import { AppError } from '#shared/errors.ts';
import { registerGameIconFiles } from '../icons/game-icon-file.routes.ts';
import { registerDrawings } from './drawing.routes.ts';
import { renderRobots, type SiteMapKinds, siteMapFiles, webManifest } from './site-map.ts';

const MARK = new URL('../../../ui/assets/mark.svg', import.meta.url);
const ICON_SIZES = ['32', '180', '192', '512'] as const;
const XML = { contentType: 'application/xml; charset=utf-8' };
/** Milliseconds. Collecting all pages is slow, and search engines accept a list that is a minute old. */
const SITE_MAP_MS = 60_000;
const DAY_CACHING = 'public, max-age=86400';

interface SiteFilesContext {
  /** `PUBLIC_SITE_URL` without a trailing slash. */
  origin: string;
  adsTxtUrl: string | undefined;
  pages(): Promise<SiteMapKinds>;
}

export function registerSiteFiles(app: FastifyInstance, context: SiteFilesContext): void {
  const { origin, adsTxtUrl } = context;
  const robots = new ResponseBody(renderRobots(origin), { contentType: 'text/plain; charset=utf-8' });
  const manifest = new ResponseBody(JSON.stringify(webManifest()), {
    contentType: 'application/manifest+json; charset=utf-8',
  });
  app.get('/robots.txt', (request, reply) => sendBody(request, reply, robots, DAY_CACHING));
  app.get('/manifest.webmanifest', (request, reply) => sendBody(request, reply, manifest, DAY_CACHING));
  registerSiteMap(app, context);
  app.get('/ads.txt', (_request, reply) => {
    if (adsTxtUrl === undefined) throw new AppError('NOT_FOUND');
    return reply.redirect(adsTxtUrl, 301);
  });
  registerIcons(app);
  registerGameIconFiles(app);
  registerDrawings(app);
}

function registerSiteMap(app: FastifyInstance, { origin, pages }: SiteFilesContext): void {
  const recent = new LRUCache<string, Promise<ReadonlyMap<string, ResponseBody>>>({ max: 1, ttl: SITE_MAP_MS });
  const filesNow = () => {
    const known = recent.get(origin);
    if (known !== undefined) return known;
    const files = pages().then((kinds) => encoded(siteMapFiles(origin, kinds)));
    recent.set(origin, files);
    files.catch(() => recent.delete(origin));
    return files;
  };
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const body = (await filesNow()).get(request.url.split('?', 1)[0] ?? '');
    if (body === undefined) throw new AppError('NOT_FOUND');
    sendBody(request, reply, body);
    return reply;
  };
  app.get('/sitemap.xml', send);
  app.get('/sitemaps/:file', send);
}

function encoded(files: ReadonlyMap<string, string>): ReadonlyMap<string, ResponseBody> {
  return new Map([...files].map(([path, xml]) => [path, new ResponseBody(xml, XML)]));
}

function registerIcons(app: FastifyInstance): void {
  const mark = readFile(MARK, 'utf8');
  const bodies = new BodyCache();
  const sendSvg = async (request: FastifyRequest, reply: FastifyReply) => {
    const body = await bodies.load('mark.svg', async () => {
      return new ResponseBody(await mark, { contentType: 'image/svg+xml', headers: FOR_OTHER_SITES });
    });
    await sendBody(request, reply, body, DAY_CACHING);
    return reply;
  };
  const sendPng = async (request: FastifyRequest, reply: FastifyReply, size: string) => {
    const body = await bodies.load(size, async () => {
      const png = await renderPng(iconSvg(await mark, Number(size)));
      return new ResponseBody(png, { contentType: 'image/png', isCompressible: false, headers: FOR_OTHER_SITES });
    });
    sendBody(request, reply, body, DAY_CACHING);
    return reply;
  };

  app.get('/icons/mark.svg', sendSvg);
  app.get('/icons/:name', (request, reply) => {
    const name = z.object({ name: z.enum(ICON_SIZES.map((size) => `${size}.png`)) }).safeParse(request.params);
    if (!name.success) throw new AppError('NOT_FOUND');
    return sendPng(request, reply, name.data.name.replace('.png', ''));
  });
  app.get('/favicon.ico', (request, reply) => sendPng(request, reply, '32'));
}

function iconSvg(markSvg: string, size: number): string {
  const inner = markSvg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 16 16" width="${size}" height="${size}" shape-rendering="crispEdges"><path fill="#0f0d0b" d="M-2-2h16v16H-2z"/>${inner}</svg>`;
}
