import type { z } from 'zod';
import type { DeclaredError } from './errors.ts';

/** Levels of operators; a lower number has more rights (contract §21). */
export const OPERATOR_LEVEL = { administrator: 1, moderator: 2, editor: 3 } as const;
export type OperatorLevel = (typeof OPERATOR_LEVEL)[keyof typeof OPERATOR_LEVEL];

/** Groups of writes that operators may hold back for new accounts (contract §23). */
export const BRAKE_GROUPS = ['trades', 'parties', 'guilds', 'boards'] as const;
export type BrakeGroup = (typeof BRAKE_GROUPS)[number];

export const API_PATH = '/api';
const API_ADDRESS = /^\/api(?:[/?]|$)/;

export function isApiPath(url: string): boolean {
  return API_ADDRESS.test(url);
}

/**
 * `visitor`: anyone, but the handler can read the session. `person`: signed in. `player`: with a profile. `collector`: a
 * program with a key of its own, which its feature checks; no session, no same-site rule, not counted by address.
 */
export type Who = 'anyone' | 'visitor' | 'person' | 'player' | 'operator' | 'collector';

/** The part of an endpoint for browsers: `vite/contract-data.ts` leaves the rest out of their bundle. */
export interface EndpointData {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly who: Who;
}

export interface Endpoint extends EndpointData {
  /** Korean summary for OpenAPI. */
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /**
   * The success status and its body. Both statuses when a creation may find an existing result; 204: null, without a body; absent
   * when the body is not JSON (an image).
   */
  readonly response?: { readonly 200: z.ZodType } | { readonly 201: z.ZodType } | { readonly 204: z.ZodNull };
  /** The errors that do not follow from the rest of the definition (`platform/http/endpoint-errors.ts`). */
  readonly errors?: readonly DeclaredError[];
  /** The lowest operator level that may call, for operators' endpoints. */
  readonly level?: OperatorLevel;
  /** Whether suspended players may call it too (contract §1). */
  readonly evenSuspended?: true;
  /** Held back for new accounts while the operators' brake is on; answers NOT_ALLOWED then. */
  readonly brake?: BrakeGroup;
  /**
   * Requires a recent sign-in, else FORBIDDEN with `data.needsSignIn` (contract §4). Changes by operators always
   * require one.
   */
  readonly freshSignIn?: true;
  /** A POST that only reads, because its query is too long for an address: no transaction, no login for `anyone`. */
  readonly changesNothing?: true;
}

type ParamName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Further}`
    ? WithoutEnding<Name> | ParamName<Further>
    : WithoutEnding<Rest>
  : never;

/** `/files/:name.csv` has the parameter `name`. */
type WithoutEnding<Name extends string> = Name extends `${infer Bare}.${string}` ? Bare : Name;

/**
 * Requires a schema for every path parameter, a level for operators' endpoints, a known caller for changes, and no
 * unknown fields.
 */
type Sound<E extends Endpoint> = { readonly [K in Exclude<keyof E, keyof Endpoint>]: never } & ([
  ParamName<E['path']>,
] extends [never]
  ? unknown
  : { readonly params: z.ZodObject<Record<ParamName<E['path']>, z.ZodType>> }) &
  (E extends { who: 'operator' } ? { readonly level: OperatorLevel } : unknown) &
  (E extends { method: 'GET' } | { who: 'person' | 'player' | 'operator' | 'collector' }
    ? unknown
    : { readonly changesNothing: true });

/** Declares a call in a `*.contract.ts`; the server mounts it with `mount`, the browser calls it with `call`. */
export function endpoint<const E extends Endpoint>(definition: E & Sound<E>): E {
  return definition;
}

export interface HandlerInput<E extends Endpoint> {
  readonly params: E extends { params: infer S extends z.ZodType } ? z.output<S> : undefined;
  readonly query: E extends { query: infer S extends z.ZodType } ? z.output<S> : undefined;
  readonly body: E extends { body: infer S extends z.ZodType } ? z.output<S> : undefined;
}

export type ResponseOf<E extends Endpoint> = E extends { response: { 200: infer S extends z.ZodType } }
  ? z.output<S>
  : E extends { response: { 201: infer S extends z.ZodType } }
    ? z.output<S>
    : E extends { response: { 204: z.ZodNull } }
      ? null
      : Uint8Array;

type Primitive = string | number | boolean;

type Written<S extends z.ZodObject> = {
  [K in keyof z.input<S>]: z.input<S>[K] | Extract<z.output<S>[K & keyof z.output<S>], Primitive>;
};

type Optional<Name extends string, Value> =
  Partial<Value> extends Value ? { readonly [N in Name]?: Value } : { readonly [N in Name]: Value };

export type AddressInput<E extends Endpoint> = (E extends { params: infer S extends z.ZodObject }
  ? { readonly params: { [K in keyof z.input<S>]: string | number } }
  : unknown) &
  (E extends { query: infer S extends z.ZodObject } ? Optional<'query', Written<S>> : unknown);

export type CallInput<E extends Endpoint> = AddressInput<E> &
  (E extends { body: infer S extends z.ZodType }
    ? undefined extends z.input<S>
      ? { readonly body?: z.input<S> }
      : { readonly body: z.input<S> }
    : unknown);

export type Given<Input> = Partial<Input> extends Input ? [input?: Input] : [input: Input];

export function urlOf<E extends Endpoint>(endpoint: E, ...given: Given<AddressInput<E>>): string {
  return toAddress(endpoint.path, given[0] ?? {});
}

interface Address {
  params?: Readonly<Record<string, unknown>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
}

export function toAddress(path: string, { params = {}, query = {} }: Address): string {
  const found = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const pairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return pairs.length === 0 ? found : `${found}?${new URLSearchParams(pairs)}`;
}
