import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ResponseBody } from '#platform/answers/response-body.ts';
import { sendBody } from '#platform/answers/send-body.ts';
import type { ZodApp } from '#platform/http/validation.ts';
import { AppError } from '#shared/errors.ts';
import { shellErrors } from '../shell-error.labels.ts';
import { getIsland, getIslandByShortPath } from './island.contract.ts';
import { type IslandRequest, parseIslandName, readIslandProps } from './island-request.rules.ts';

const ONE_MINUTE = 'public, max-age=60';

export interface FoundIsland {
  body: ResponseBody;
  /** Returns the body as long as it is cached. */
  bodyNow(): ResponseBody | undefined;
}

export interface IslandContext {
  config: { gameServers: readonly { readonly id: number }[] };
  /**
   * Returns undefined when the page of the subject would not show it either.
   * @throws {AppError} RATE_LIMITED, UNAVAILABLE
   */
  find(request: FastifyRequest, reply: FastifyReply, wanted: IslandRequest): Promise<FoundIsland | undefined>;
}

export function islandRoutes(app: ZodApp, { config, find }: IslandContext): void {
  for (const endpoint of [getIsland, getIslandByShortPath]) {
    const { path, tags, summary, params, query, response } = endpoint;
    app.get(
      path,
      {
        schema: { tags: [...tags], summary, params, querystring: query, response },
        config: { endpoint },
      },
      async (request, reply) => {
        const name = parseIslandName(request.params.file);
        if (name === undefined) throw unknownIsland();
        const props = readIslandProps(request.query.props ?? '{}', config.gameServers);
        if (props === undefined) throw new AppError('INVALID_INPUT', { message: shellErrors.badIslandProps });
        const found = await find(request, reply, { name, ...props });
        if (found === undefined) throw unknownIsland();
        await sendBody(request, reply, found.body, ONE_MINUTE, found.bodyNow);
        return reply;
      },
    );
  }
}

function unknownIsland(): AppError {
  return new AppError('NOT_FOUND', { message: shellErrors.unknownIsland });
}
