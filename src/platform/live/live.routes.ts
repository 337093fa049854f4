import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from '#platform/http/rate-limit.ts';
import { originOf, type SiteAddress } from '#platform/http/write-guard.ts';
import { AppError } from '#shared/errors.ts';
import { live } from '#shared/live.contract.ts';
import { CLOSE, type LiveClient, type LivePerson } from './live-client.ts';
import type { LiveHub } from './live-hub.ts';
import { helloFrame, serverMessage } from './live-message.ts';

const MAX_MESSAGE_LENGTH = 16 * 1024;
const GOODBYE_MS = 2000;
/** Short messages gain nothing by compression, which would cost every connection many kilobytes. */
const SOCKETS = {
  maxPayload: MAX_MESSAGE_LENGTH,
  perMessageDeflate: false,
  clientTracking: false,
  closeTimeout: GOODBYE_MS,
};
const ARRIVALS = { points: 600, duration: 60 };

export interface LiveContext {
  hub: LiveHub;
  description: string;
  site: SiteAddress;
  whoListens(request: FastifyRequest): Promise<LivePerson | null>;
}

/** Serves the WebSocket of `/api/live` (contract §8). */
export async function liveRoutes(
  app: FastifyInstance,
  { hub, description, site, whoListens }: LiveContext,
): Promise<void> {
  const arrivals = new RateLimiterMemory(ARRIVALS);
  const people = new WeakMap<object, LivePerson>();

  async function letIn(request: FastifyRequest): Promise<void> {
    if (hub.isClosing) throw new AppError('UNAVAILABLE');
    requireThisSite(site, request);
    await arrivals.consume(addressKey(request.ip)).catch(refuseArrival);
    const person = await whoListens(request);
    const limit = hub.findReachedLimit(addressKey(request.ip), person);
    if (limit) throw new AppError('RATE_LIMITED', { message: REFUSALS[limit] });
    if (person) people.set(request.raw, person);
  }

  // A scope of its own, because the plugin wraps every route of its scope.
  await app.register(async (scope) => {
    await scope.register(websocket, {
      options: SOCKETS,
      preClose: () => hub.close(CLOSE.goingAway, 'the server is going away'),
      errorHandler: (_error, socket) => socket.terminate(),
    });
    scope.route({
      method: 'GET',
      url: live.path,
      config: { endpoint: live },
      schema: {
        tags: live.tags,
        summary: live.summary,
        description,
        response: { 101: serverMessage },
      },
      preHandler: async (request, reply) => {
        if (!request.ws) return;
        await letIn(request);
        // Connections last for hours and need neither this reply nor its request, which can be freed.
        reply.raw.detachSocket(request.raw.socket);
      },
      handler: () => {
        throw new AppError('INVALID_INPUT', { message: '웹소켓으로 이어야 하는 주소입니다.' });
      },
      wsHandler: (socket, { ip, raw }) => {
        const [line, address, person] = [raw.socket, addressKey(ip), people.get(raw) ?? null];
        // Other connections may have been added during the authentication.
        if (hub.findReachedLimit(address, person)) {
          socket.close(CLOSE.tryLater, 'too many connections');
          return;
        }
        line.setNoDelay(true);
        const client = hub.add({ socket, line, address, person });
        if (hub.epoch !== undefined) client.send(helloFrame(hub.epoch));
        listen(socket, hub, client);
      },
    });
  });
}

/** These closures keep only the client alive, not the request. */
function listen(socket: WebSocket, hub: LiveHub, client: LiveClient): void {
  // The plugin's own listener keeps the whole request alive.
  socket.removeAllListeners('error');
  socket.on('error', drop);
  socket.on('pong', () => client.hasLife(hub.now()));
  socket.on('message', (data, isBinary) => {
    if (isBinary || !Buffer.isBuffer(data)) client.close(CLOSE.notUnderstood, 'text only');
    else hub.handle(client, data.toString());
  });
  socket.on('close', () => hub.remove(client));
}

function drop(this: WebSocket): void {
  this.terminate();
}

/**
 * Refuses connections from other sites. Browsers send the origin of the opening page, and add the cookie for any page,
 * so the origin must be ours. Programs send no origin, and no browser adds a cookie for them.
 */
function requireThisSite(site: SiteAddress, request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  const isOurs = origin === undefined ? isOurClose(fetchSite) : origin === originOf(site, request);
  if (!isOurs) throw new AppError('FORBIDDEN', { message: '다른 사이트에서 이은 연결은 받지 않습니다.' });
}

function isOurClose(fetchSite: string | string[] | undefined): boolean {
  return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none';
}

function refuseArrival(limit: unknown): never {
  if (!(limit instanceof RateLimiterRes)) throw limit;
  throw new AppError('RATE_LIMITED', { data: { retryAfterSeconds: Math.ceil(limit.msBeforeNext / 1000) } });
}

const REFUSALS = {
  address: '이 주소에서 열어 둔 연결이 너무 많습니다.',
  person: '한 사람이 열어 둔 연결이 너무 많습니다.',
} as const;
