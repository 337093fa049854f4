import Fastify, { type FastifyInstance } from 'fastify';
import { openLive } from '#app/open-live.ts';
import { openDatabase } from '#platform/database/connect.ts';
import { openListener } from '#platform/database/listen.ts';
import { installErrorHandling } from '#platform/http/errors.ts';
import { HTTP_OPTIONS } from '#platform/http/options.ts';
import { withZod } from '#platform/http/validation.ts';
import { LIVE_CHANNEL } from '#platform/live/insert-events.ts';
import { liveRoutes } from '#platform/live/live.routes.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { settledMemory } from '../settled-memory.ts';

/** `/api/live` over a database (argument: its address). `/memory`: bytes in use after garbage collection. */

const [url = ''] = process.argv.slice(2);
const log = createConsoleLog('warn');
const { db } = await openDatabase(url, { log });
const live = openLive({ db, onTopic: () => {}, log });
await openListener(url, [LIVE_CHANNEL], { log, onMessage: live.readOn, onReconnect: live.readOn });
await live.start();

const app: FastifyInstance = Fastify(HTTP_OPTIONS);
installErrorHandling(app);
withZod(app);
const site = { publicSiteUrl: 'http://127.0.0.1', isPublicSiteUrlGiven: false };
await liveRoutes(app, { hub: live.hub, description: '', site, whoListens: async () => null });
app.get('/memory', settledMemory);
await app.listen({ host: '127.0.0.1', port: 0 });
console.log(JSON.stringify({ url: app.listeningOrigin }));
