import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import { live } from '#shared/live.contract.ts';
import { onClientError } from './client-error.ts';
import { onFrameworkError } from './errors.ts';
import { hasOneHost, shortenTarget } from './request-head.ts';

const KIB = 1024;
const SILENCE_MS = 30_000;
const PROCESS_ID = randomBytes(4).toString('hex');
let requests = 0;
const LIVE = new RegExp(`^${live.path}/?(?:[?]|$)`);

export const HTTP_OPTIONS = {
  // Upgrade requests to other paths are answered as plain requests.
  http: {
    shouldUpgradeCallback: mayUpgrade,
    headersTimeout: SILENCE_MS,
    connectionsCheckingInterval: 5_000,
    // `readRequestHeads` checks the header instead, and reports what is missing.
    requireHostHeader: false,
  },
  // Ends a connection that neither sends nor takes a byte; between two requests `keepAliveTimeout` holds.
  connectionTimeout: SILENCE_MS,
  genReqId: () => `${PROCESS_ID}-${(++requests).toString(36)}`,
  bodyLimit: 64 * KIB,
  // Milliseconds; a client that sends more slowly is disconnected.
  requestTimeout: 120_000,
  clientErrorHandler: onClientError,
  frameworkErrors: onFrameworkError,
  // `refuseWhileClosing` answers instead.
  return503OnClosing: false,
  // Long parameters reach the schemas, so that they are invalid input and not an unknown path.
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16 * KIB },
} satisfies FastifyHttpOptions<Server>;

const refused = new WeakSet<IncomingMessage>();

function mayUpgrade(request: IncomingMessage): boolean {
  shortenTarget(request);
  const { method, url = '', headers } = request;
  const may =
    method === 'GET' && hasOneHost(request) && LIVE.test(url) && headers.upgrade?.toLowerCase() === 'websocket';
  if (!may) refused.add(request);
  return may;
}

/**
 * Makes refused upgrades close their connection, because the parser reads nothing more of a connection that asked for
 * one. Call it after all other listeners for requests were added.
 */
export function closeRefusedUpgrades(server: Server): void {
  server.prependListener('request', (request, response) => {
    if (refused.has(request)) response.shouldKeepAlive = false;
  });
}
