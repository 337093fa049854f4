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
export type ApiApp = ReturnType<typeof withZod>;

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
 * Makes zod schemas check what comes in. What goes out is not parsed again: bodies are finished buffers, and tests hold them
 * against the same schemas.
 */
export function withZod(app: FastifyInstance) {
  app.setValidatorCompiler(validatorCompiler);
  app.addHook('onRequest', refuseUndecodable);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  return app.withTypeProvider<ZodTypeProvider>();
}
