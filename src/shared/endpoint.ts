import type { z } from 'zod';
import type { OperatorLevel } from './operator-level.ts';

export const API_PATH = '/api';
const API_ADDRESS = /^\/api(?:[/?]|$)/;

/** Of an address without its origin. */
export function isApiPath(url: string): boolean {
  return API_ADDRESS.test(url);
}

/**
 * Who may call. `visitor`: anyone, but the handler may ask who it is. `person`: someone signed in. `player`: with a profile.
 */
export type Who = 'anyone' | 'visitor' | 'person' | 'player' | 'operator';

/** What the browser has of an endpoint: `vite/contract-data.ts` leaves the rest out of its bundle. */
export interface EndpointData {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parameters as `:id`. */
  readonly path: `/${string}`;
  readonly who: Who;
}

/** One call of the API: all that the server, OpenAPI, the tests and the browser know of it. */
export interface Endpoint extends EndpointData {
  /** Korean, for OpenAPI. */
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The one status of success and its body. Left out: bytes that are no JSON (a picture). */
  readonly response?: { readonly 200: z.ZodType } | { readonly 201: z.ZodType };
  /** Of operators: those of this level may call, and those who may more. */
  readonly level?: OperatorLevel;
  /** Open to suspended players too (contract §1). */
  readonly evenSuspended?: true;
  /** A POST that only asks, because its question is too long for an address: no transaction, no login for `anyone`. */
  readonly changesNothing?: true;
}

type ParamName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Further}`
    ? Name | ParamName<Further>
    : Rest
  : never;

/**
 * Every parameter of the path has its schema, a call of operators their level, nobody changes anything without being known, and no name
 * is misspelt.
 */
type Sound<E extends Endpoint> = { readonly [K in Exclude<keyof E, keyof Endpoint>]: never } & ([
  ParamName<E['path']>,
] extends [never]
  ? unknown
  : { readonly params: z.ZodObject<Record<ParamName<E['path']>, z.ZodType>> }) &
  (E extends { who: 'operator' } ? { readonly level: OperatorLevel } : unknown) &
  (E extends { method: 'GET' } | { who: 'person' | 'player' | 'operator' }
    ? unknown
    : { readonly changesNothing: true });

/** Declares a call in a `*.contract.ts`. The server mounts it with `mount`, the browser calls it with `call`. */
export function endpoint<const E extends Endpoint>(definition: E & Sound<E>): E {
  return definition;
}

/** What a handler is given: checked, and as its schemas mean it. */
export interface HandlerInput<E extends Endpoint> {
  readonly params: E extends { params: infer S extends z.ZodType } ? z.output<S> : undefined;
  readonly query: E extends { query: infer S extends z.ZodType } ? z.output<S> : undefined;
  readonly body: E extends { body: infer S extends z.ZodType } ? z.output<S> : undefined;
}

/** What a handler returns and a caller gets. */
export type ResponseOf<E extends Endpoint> = E extends { response: { 200: infer S extends z.ZodType } }
  ? z.output<S>
  : E extends { response: { 201: infer S extends z.ZodType } }
    ? z.output<S>
    : Uint8Array;

type Primitive = string | number | boolean;

/** A value in a query is written as its text or as what the text means. */
type Written<S extends z.ZodObject> = {
  [K in keyof z.input<S>]: z.input<S>[K] | Extract<z.output<S>[K & keyof z.output<S>], Primitive>;
};

type Optional<Name extends string, Value> =
  Partial<Value> extends Value ? { readonly [N in Name]?: Value } : { readonly [N in Name]: Value };

/** What stands in the address of a call. */
export type AddressInput<E extends Endpoint> = (E extends { params: infer S extends z.ZodObject }
  ? { readonly params: { [K in keyof z.input<S>]: string | number } }
  : unknown) &
  (E extends { query: infer S extends z.ZodObject } ? Optional<'query', Written<S>> : unknown);

/** What a caller gives. */
export type CallInput<E extends Endpoint> = AddressInput<E> &
  (E extends { body: infer S extends z.ZodType }
    ? undefined extends z.input<S>
      ? { readonly body?: z.input<S> }
      : { readonly body: z.input<S> }
    : unknown);

/** Left out where nothing need be given. */
export type Given<Input> = Partial<Input> extends Input ? [input?: Input] : [input: Input];

/** The address of a call: path and query. */
export function urlOf<E extends Endpoint>(endpoint: E, ...given: Given<AddressInput<E>>): string {
  return addressOf(endpoint.path, given[0] ?? {});
}

interface Address {
  params?: Readonly<Record<string, unknown>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
}

/** What is undefined in the query is left out. */
export function addressOf(path: string, { params = {}, query = {} }: Address): string {
  const found = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const pairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return pairs.length === 0 ? found : `${found}?${new URLSearchParams(pairs)}`;
}
