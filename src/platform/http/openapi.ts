import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ResponseBody } from '#platform/answers/response-body.ts';
import { sendBody } from '#platform/answers/send-body.ts';
import { API_PATH, type Endpoint, type Who } from '#shared/endpoint.ts';
import { SESSION_COOKIE } from '#shared/session-cookie.ts';
import { SITE_NAME } from '#shared/site-name.ts';
import { errorSchema } from './error-body.ts';
import { errorResponses } from './openapi-errors.ts';
import { isProgramPath } from './unknown-path.ts';

export type SchemaRegistry = z.core.$ZodRegistry<{ id: string }>;

export interface OpenApiOptions {
  title: string;
  description: string;
  version: string;
  schemas: SchemaRegistry;
  tags: readonly { name: string; description: string }[];
  /** Origin without a trailing slash; undefined when the API is on the origin of the document itself. */
  origin: string | undefined;
  contactPath: string;
}

/** Collects the routes registered after it. The document is generated at its first request. */
export async function installOpenApi(app: FastifyInstance, options: OpenApiOptions): Promise<void> {
  options.schemas.add(errorSchema, { id: 'Error' });
  const registry = { schemaRegistry: options.schemas, zodToJsonConfig: { override: asReadersTakeIt } };
  const nameSchemas = createJsonSchemaTransformObject(registry);
  const transform = createJsonSchemaTransform(registry);
  const endpoints = new Map<string, Endpoint>();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: options.title,
        description: options.description,
        version: options.version,
        contact: {
          name: SITE_NAME,
          ...(options.origin !== undefined && { url: options.origin + options.contactPath }),
        },
      },
      servers: [{ url: options.origin ?? '/' }],
      tags: [...options.tags],
      components: { securitySchemes: SECURITY_SCHEMES },
    },
    // Pages and assets are routes too, but not part of the API.
    transform: (route) => {
      if (!isProgramPath(route.url)) return { schema: { hide: true }, url: route.url };
      const { endpoint } = route.route.config ?? {};
      if (endpoint) endpoints.set(operationId(endpoint.method, endpoint.path), endpoint);
      return transform(described(route));
    },
    transformObject: (document) => withErrors(withoutUnusedSchemas(withSuccess(nameSchemas(document))), endpoints),
  });
}

/** Ways to identify the caller; any one of them is enough. */
const SECURITY_SCHEMES = {
  session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE.name, description: '이 사이트에 로그인한 브라우저' },
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: '로그인 제공자가 준 토큰' },
  ingestKey: { type: 'apiKey', in: 'header', name: 'X-Ingest-Key', description: '수집기마다 받은 키' },
} as const;
type Requirement = Record<string, string[]>;
const SIGNED_IN: Requirement[] = [{ session: [] }, { bearer: [] }];
const SECURITY: Readonly<Record<Who, Requirement[]>> = {
  anyone: [],
  visitor: [{}, ...SIGNED_IN],
  person: SIGNED_IN,
  player: SIGNED_IN,
  operator: SIGNED_IN,
  collector: [{ ingestKey: [] }],
};

type Described = Parameters<ReturnType<typeof createJsonSchemaTransform>>[0];

/** Adds the fields of an operation that readers of the document expect. */
function described(given: Described): Described {
  const { schema, url, route } = given;
  if (!schema || schema.hide) return given;
  const response = typeof schema.response === 'object' ? schema.response : {};
  return {
    ...given,
    url: url.replace(/(?<=.)\/$/, ''),
    schema: {
      ...schema,
      operationId: operationId(String(route.method), url),
      description: schema.description ?? schema.summary ?? '',
      security: SECURITY[route.config?.endpoint?.who ?? 'anyone'],
      response: { ...response, default: errorSchema },
    },
  };
}

/** Builds the id of an operation: `getItemsById` for `GET /api/items/:id`. */
function operationId(method: string, url: string): string {
  const words = url
    .replace(API_PATH, '')
    .replaceAll(':', '/by/')
    .split(/[^A-Za-z0-9]+/);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** Serves the OpenAPI document and its page. Call it after the routes. */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  let body: ResponseBody | undefined;
  app.get(`${API_PATH}/openapi.json`, { schema: { hide: true } }, (request, reply) => {
    body ??= new ResponseBody(JSON.stringify(app.swagger()));
    sendBody(request, reply, body);
  });
  await app.register(swaggerUi, {
    routePrefix: `${API_PATH}/docs`,
    // `BaseLayout` lacks the bar for opening other documents.
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
  // A tuple allows no further items. `maxItems` says so where readers look for it.
  if (jsonSchema.prefixItems !== undefined && !jsonSchema.items) {
    const length = jsonSchema.prefixItems.length;
    Object.assign(jsonSchema, { items: {}, minItems: length, maxItems: length });
  }
}

/** Removes unused schemas, such as the second version that the generator creates of each schema as an input. */
function withoutUnusedSchemas(document: OpenApiDocument): OpenApiDocument {
  const schemas = 'components' in document ? document.components?.schemas : undefined;
  if (schemas === undefined) return document;
  const unused = Object.keys(schemas).filter((name) => {
    const { [name]: _, ...others } = schemas;
    return !JSON.stringify([document.paths, others]).includes(`"#/components/schemas/${name}"`);
  });
  for (const name of unused) delete schemas[name];
  return unused.length === 0 ? document : withoutUnusedSchemas(document);
}

/**
 * Adds a success response to operations whose contract declares none: their response is not JSON, or a connection of
 * another protocol (101, which OpenAPI does not count as success).
 */
function withSuccess(document: OpenApiDocument): OpenApiDocument {
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(path) as { responses?: Record<string, { description?: string }> }[]) {
      const responses = operation.responses ?? {};
      const isDescribed = Object.keys(responses).some((status) => status.startsWith('2'));
      operation.responses = isDescribed ? responses : { 200: {}, ...responses };
      for (const [status, response] of Object.entries(operation.responses)) {
        response.description = status === 'default' ? '오류' : '성공';
      }
    }
  }
  return document;
}

/** Adds the errors of each operation's endpoint by status; the server's own failures stay under `default`. */
function withErrors(document: OpenApiDocument, endpoints: ReadonlyMap<string, Endpoint>): OpenApiDocument {
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(path) as { operationId: string; responses: Record<string, object> }[]) {
      const endpoint = endpoints.get(operation.operationId);
      if (endpoint) Object.assign(operation.responses, errorResponses(endpoint));
    }
  }
  return document;
}
