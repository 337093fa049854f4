import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaCompiler,
  HookHandlerDoneFunction,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { AppError } from '#shared/errors.ts';
import { parseInput } from './korean-issues.ts';
import { isProgramPath } from './unknown-path.ts';

/** An instance whose handlers know the types of their parameters from the route's schemas. */
export type ZodApp = ReturnType<typeof withZod>;

/** An instance that endpoints are mounted on; with `CallerAccess` also those that are not for anyone. */
export type ApiApp<Access = unknown> = ZodApp & { readonly access: Access };

/** Fastify writes a status into the error it is given, which `AppError` does not allow: so it is carried inside another. */
const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  const isQuery = httpPart === 'querystring';
  return (data) => {
    try {
      return { value: parseInput(schema, isQuery ? withoutEmpty(data) : data) };
    } catch (cause) {
      return { error: new Error('invalid input', { cause }) };
    }
  };
};

/** `?type=&days=` asks for nothing: a parameter without a value counts as not given. */
function withoutEmpty(query: object): object {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

/** The framework reads what it can of a query; here one that cannot be decoded is a fault like any other. */
function refuseUndecodable({ url }: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void {
  const at = url.indexOf('?');
  const isReadable = at < 0 || !isProgramPath(url) || isDecodable(url.slice(at));
  done(isReadable ? undefined : new AppError('INVALID_INPUT'));
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes zod schemas check what comes in. What goes out is not parsed again: handlers are typed, and in tests and development
 * `answer-check.ts` holds every answer against its schema.
 */
export function withZod(app: FastifyInstance) {
  app.setValidatorCompiler(validatorCompiler);
  app.addHook('onRequest', refuseUndecodable);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  return app.withTypeProvider<ZodTypeProvider>();
}

export function withAccess<Access>(app: ZodApp, access: Access): ApiApp<Access> {
  return Object.assign(app, { access });
}
