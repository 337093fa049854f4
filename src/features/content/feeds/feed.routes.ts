import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BodyCache } from '#platform/answers/body-cache.ts';
import { ResponseBody } from '#platform/answers/response-body.ts';
import { sendBody } from '#platform/answers/send-body.ts';
import { type FeedContext, readCalendar, readEventFile, readFeed } from './feed.service.ts';
import { FEEDS } from './feed.ts';

const RSS = 'application/rss+xml; charset=utf-8';
const ICS = 'text/calendar; charset=utf-8';
/**
 * Milliseconds for which an answer is cached, because feed readers come in bursts and a publication must appear soon.
 */
const FRESH_MS = 2_000;
const MAX_CACHED = 100;
const CACHING = 'public, max-age=0, s-maxage=60, must-revalidate';
const EVENT_FILE = /^[1-9]\d{0,8}[.]ics$/;

/** Registers feeds and calendars (contract §18), outside the API. */
export function registerFeeds(app: FastifyInstance, context: FeedContext): void {
  const bodies = new BodyCache({ maxEntries: MAX_CACHED, ttlMs: FRESH_MS });

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    contentType: string,
    read: () => Promise<string | undefined>,
  ): Promise<FastifyReply> {
    const key = request.url.split('?', 1)[0] ?? '';
    const body = await bodies.load(key, async () => {
      const text = await read();
      return text === undefined ? undefined : new ResponseBody(text, { contentType });
    });
    if (body) sendBody(request, reply, body, CACHING);
    else reply.callNotFound();
    return reply;
  }

  for (const feed of FEEDS) {
    app.get(feed.path, (request, reply) => send(request, reply, RSS, () => readFeed(context, feed)));
  }
  app.get('/events/calendar.ics', (request, reply) => send(request, reply, ICS, () => readCalendar(context)));
  app.get<{ Params: { file: string } }>('/events/:file(^[1-9]\\d{0,8}[.]ics$)', (request, reply) => {
    const { file } = request.params;
    return send(request, reply, ICS, async () =>
      EVENT_FILE.test(file) ? readEventFile(context, Number(file.slice(0, -'.ics'.length))) : undefined,
    );
  });
}
