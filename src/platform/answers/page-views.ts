import type { IncomingMessage } from 'node:http';

declare module 'fastify' {
  interface FastifyInstance {
    viewCounter?: ViewCounter;
  }
  interface FastifyRequest {
    /** The public page that the answer shows, if it succeeds. */
    pageView?: PageView | undefined;
  }
}

export interface PageView {
  /** Pattern of the path, as in the list of pages. */
  pattern: string;
  /** The page is opened by its data, from another page of the site. */
  isPayload: boolean;
}

export interface ViewCounter {
  /** Costs next to nothing, so that it can be called for answers that are sent before routing. */
  count(view: PageView, request: IncomingMessage): void;
}
