import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { API_PATH } from '#shared/endpoint.ts';
import { EncodedBody } from './encoded-body.ts';
import { errorSchema } from './error-body.ts';
import { sendBody } from './send-body.ts';
import { isProgramPath } from './unknown-path.ts';

export type SchemaRegistry = z.core.$ZodRegistry<{ id: string }>;

export interface OpenApiOptions {
  title: string;
  description: string;
  version: string;
  schemas: SchemaRegistry;
  tags: readonly { name: string; description: string }[];
}

/** Collects the routes registered after it. The document is generated at its first request. */
export async function installOpenApi(app: FastifyInstance, options: OpenApiOptions): Promise<void> {
  options.schemas.add(errorSchema, { id: 'Error' });
  const registry = { schemaRegistry: options.schemas, zodToJsonConfig: { override: asReadersTakeIt } };
  const nameSchemas = createJsonSchemaTransformObject(registry);
  const transform = createJsonSchemaTransform(registry);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: options.title, description: options.description, version: options.version },
      tags: [...options.tags],
    },
    // Pages and assets are routes too, but not part of the API.
    transform: (route) =>
      isProgramPath(route.url) ? transform(withErrorAnswer(route)) : { schema: { hide: true }, url: route.url },
    transformObject: (document) => inKorean(withoutInputTwins(nameSchemas(document))),
  });
}

type Described = Parameters<ReturnType<typeof createJsonSchemaTransform>>[0];

function withErrorAnswer(route: Described): Described {
  const { schema } = route;
  if (!schema || schema.hide) return route;
  const response = typeof schema.response === 'object' ? schema.response : {};
  return { ...route, schema: { ...schema, response: { ...response, default: errorSchema } } };
}

/** Serves the OpenAPI document and its page. Call it after the routes. */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  let body: EncodedBody | undefined;
  app.get(`${API_PATH}/openapi.json`, { schema: { hide: true } }, (request, reply) => {
    body ??= new EncodedBody(JSON.stringify(app.swagger()));
    sendBody(request, reply, body);
  });
  await app.register(swaggerUi, {
    routePrefix: `${API_PATH}/docs`,
    // `BaseLayout`: without the bar for other documents.
    uiConfig: { docExpansion: 'list', layout: 'BaseLayout' },
    theme: { title: '바람나루 API' },
  });
}

type OpenApiDocument = ReturnType<ReturnType<typeof createJsonSchemaTransformObject>>;
type Override = Parameters<NonNullable<z.core.ToJSONSchemaParams['override']>>[0];

/**
 * Leaves out what does not help readers: the bounds of safe integers and the pattern behind a date's format. A number
 * in an address is text to its parser only: its schema defines the documented type in `meta`.
 */
function asReadersTakeIt({ zodSchema, jsonSchema }: Override): void {
  const { type, minimum, maximum } = z.globalRegistry.get(zodSchema) ?? {};
  if (type === 'integer') {
    delete jsonSchema.pattern;
    Object.assign(jsonSchema, { type, minimum, maximum });
  }
  if (jsonSchema.type === 'integer' && typeof jsonSchema.default === 'string') {
    jsonSchema.default = Number(jsonSchema.default);
  }
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
}

function withoutInputTwins(document: OpenApiDocument): OpenApiDocument {
  const schemas = 'components' in document ? document.components?.schemas : undefined;
  if (schemas === undefined) return document;
  for (const name of Object.keys(schemas)) if (name.endsWith('Input')) delete schemas[name];
  return document;
}

function inKorean(document: OpenApiDocument): OpenApiDocument {
  for (const path of Object.values(document.paths ?? {})) {
    for (const { responses } of Object.values(path) as { responses?: Record<string, { description?: string }> }[]) {
      for (const [status, response] of Object.entries(responses ?? {})) {
        response.description = status === 'default' ? '오류' : '성공';
      }
    }
  }
  return document;
}
