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

export type ZodApp = ReturnType<typeof withZod>;

export type ApiApp<Access = unknown> = ZodApp & { readonly access: Access };

/** Wraps the error in another one, because Fastify writes a status into it, which `AppError` does not allow. */
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

function withoutEmpty(query: object): object {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

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
 * Validates input by zod schemas. Output is not parsed: handlers are typed, and in tests and development
 * `answer-check.ts` checks every response against its schema.
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
