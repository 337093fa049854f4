import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import { live } from '#shared/live.contract.ts';
import { onClientError } from './client-error.ts';
import { onFrameworkError } from './errors.ts';

const KIB = 1024;
const PROCESS_ID = randomBytes(4).toString('hex');
let requests = 0;
const LIVE = new RegExp(`^${live.path}/?(?:[?]|$)`);

export const HTTP_OPTIONS = {
  // Other upgrade requests are ignored and answered as plain requests.
  http: {
    shouldUpgradeCallback: ({ url = '', headers }) => LIVE.test(url) && headers.upgrade?.toLowerCase() === 'websocket',
  },
  genReqId: () => `${PROCESS_ID}-${(++requests).toString(36)}`,
  bodyLimit: 64 * KIB,
  // Milliseconds; a client that sends more slowly is disconnected.
  requestTimeout: 120_000,
  clientErrorHandler: onClientError,
  frameworkErrors: onFrameworkError,
  // Long parameters reach the schemas, so that they are invalid input and not an unknown path.
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16 * KIB },
} satisfies FastifyHttpOptions<Server>;
