import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { parseInput } from './korean-issues.ts';

/** An instance whose handlers know the types of their parameters from the route's schemas. */
export type ApiApp = ReturnType<typeof withZod>;

/** Fastify writes a status into the error it is given, which `AppError` does not allow: so it is carried inside another. */
const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (data) => {
    try {
      return { value: parseInput(schema, data) };
    } catch (cause) {
      return { error: new Error('invalid input', { cause }) };
    }
  };
};

/**
 * Makes zod schemas check what comes in. What goes out is not parsed again: bodies are finished buffers, and tests hold them
 * against the same schemas.
 */
export function withZod(app: FastifyInstance) {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  return app.withTypeProvider<ZodTypeProvider>();
}
