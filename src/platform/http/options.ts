import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import { live } from '#shared/live.contract.ts';
import { onClientError } from './client-error.ts';
import { onFrameworkError } from './errors.ts';

const KIB = 1024;
/** Tells processes, and their starts, apart. */
const PROCESS_ID = randomBytes(4).toString('hex');
let requests = 0;
const LIVE = new RegExp(`^${live.path}/?(?:[?]|$)`);

/** How create-app builds its instance: what cannot be said later by a plugin. */
export const HTTP_OPTIONS = {
  // Anywhere else a wish to speak another protocol is passed over, and the request answered as it stands.
  http: {
    shouldUpgradeCallback: ({ url = '', headers }) => LIVE.test(url) && headers.upgrade?.toLowerCase() === 'websocket',
  },
  /** Stands in the log's lines of a request (`reqId`) and in its errors (`x-request-id`). */
  genReqId: () => `${PROCESS_ID}-${(++requests).toString(36)}`,
  bodyLimit: 64 * KIB,
  // Whoever sends slower than this does not mean to be answered.
  requestTimeout: 120_000,
  clientErrorHandler: onClientError,
  frameworkErrors: onFrameworkError,
  // Schemas judge a parameter, so that a long one is a fault in the input and not an unknown path.
  routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16 * KIB },
} satisfies FastifyHttpOptions<Server>;
