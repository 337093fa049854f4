import type { CallInput, Endpoint, ResponseOf } from '#shared/endpoint.ts';
import type { ReceivedEvent } from '#shared/live-event.ts';
import type { Topic } from '#shared/topic.ts';
import { type AnyInput, callWith } from './call.ts';

type Answered = Endpoint & { response: object };

/** Identifies answers in memory. Queries whose keys begin alike are made stale by that beginning. */
export type QueryKey = readonly unknown[];

interface EventMatcher {
  matches(event: ReceivedEvent): boolean;
}

interface Common<Input> {
  readonly key: QueryKey | ((input: Input) => QueryKey);
  readonly topics?: readonly Topic[] | ((input: Input) => readonly Topic[]);
  /** The events of the topics that make it stale, as missed events always do; every event when left out. */
  readonly events?: readonly EventMatcher[];
  /** The beginning of all keys that such an event makes stale; its own key when left out. */
  readonly group?: (input: Input) => QueryKey;
  /** Milliseconds; events within them cause one request. */
  readonly gatherMs?: number;
  /** `false`: a response of a failing server is shown at once, without another attempt. */
  readonly retry?: false;
  /** Milliseconds within which an answer is shown again without a request. */
  readonly staleTime?: number;
  /** Milliseconds after which an answer that nothing shows is forgotten. */
  readonly gcTime?: number;
}

interface BehindEndpoint<E extends Answered, Input> extends Common<Input> {
  readonly endpoint: E;
  /** Returns the parts of the request; without it nothing is sent. */
  readonly request?: (input: Input) => CallInput<E>;
}

interface BehindRead<Input, Data> extends Common<Input> {
  read(input: Input, signal: AbortSignal): Promise<Data>;
}

interface BehindPages<Input, Page, Cursor> extends Common<Input> {
  /** @param cursor undefined: the first page */
  read(input: Input, cursor: Cursor | undefined, signal: AbortSignal): Promise<Page>;
  /** Where the next page begins; undefined: there is none. */
  next(page: Page): Cursor | undefined;
}

/** Where live events reach a query, whatever it reads. */
export interface Renewable<Input> {
  readonly definition: Common<Input>;
  key(input: Input): QueryKey;
}

export interface LiveQuery<Input, Data> extends Renewable<Input> {
  read(input: Input, signal: AbortSignal): Promise<Data>;
}

export interface LivePages<Input, Page, Cursor> extends Renewable<Input> {
  read(input: Input, cursor: Cursor | undefined, signal: AbortSignal): Promise<Page>;
  next(page: Page): Cursor | undefined;
}

/**
 * Defines in one place what is read of the server: its key, its request, and the live events after which it is read again.
 * Shown by `useLiveQuery`, made stale by `defineMutation`. It needs no library, so any code may name its key.
 */
export function defineLiveQuery<const E extends Answered, Input = void>(
  definition: BehindEndpoint<E, Input>,
): LiveQuery<Input, ResponseOf<E>>;
export function defineLiveQuery<Data, Input = void>(definition: BehindRead<Input, Data>): LiveQuery<Input, Data>;
/* @__NO_SIDE_EFFECTS__ */
export function defineLiveQuery<Input>(
  definition: BehindEndpoint<Answered, Input> | BehindRead<Input, unknown>,
): LiveQuery<Input, unknown> {
  return {
    definition,
    key: (input) => valueFor(definition.key, input),
    read:
      'read' in definition
        ? definition.read
        : (input, signal) =>
            callWith(definition.endpoint, { ...(definition.request?.(input) as AnyInput | undefined), signal }),
  };
}

/** A list that is read page by page, shown by `useLivePages`. */
/* @__NO_SIDE_EFFECTS__ */
export function defineLivePages<Input, Page, Cursor extends string | number>(
  definition: BehindPages<Input, Page, Cursor>,
): LivePages<Input, Page, Cursor> {
  const { read, next } = definition;
  return { definition, key: (input) => valueFor(definition.key, input), read, next };
}

function valueFor<Value extends object, Input>(given: Value | ((input: Input) => Value), input: Input): Value {
  return typeof given === 'function' ? given(input) : given;
}

export function topicsFor<Input>({ definition }: Renewable<Input>, input: Input): readonly Topic[] {
  return valueFor(definition.topics ?? [], input);
}

export function isStaleAfter<Input>({ definition: { events } }: Renewable<Input>, event: ReceivedEvent): boolean {
  return event.type === 'resync' || (events?.some((one) => one.matches(event)) ?? true);
}

interface Invalidation<E extends Endpoint> {
  /** Keys, or beginnings of keys, of what its change makes stale. */
  invalidates(input: CallInput<E>): readonly QueryKey[];
  /** The change counts as done once what it made stale has been read again. */
  readonly isAwaited?: boolean;
}

/** An endpoint that knows what its change makes stale; forms and `useAct` call it like any other. */
export type Mutation<E extends Endpoint> = E & Invalidation<E>;

/* @__NO_SIDE_EFFECTS__ */
export function defineMutation<const E extends Answered>(endpoint: E, invalidation: Invalidation<E>): Mutation<E> {
  return { ...endpoint, ...invalidation };
}

/** Reads again what the change made stale. The promise waits for it only where the mutation says so. */
export async function invalidateAfter<E extends Endpoint>(
  mutation: E | Mutation<E>,
  input: CallInput<E>,
): Promise<void> {
  if (!('invalidates' in mutation)) return;
  const renewal = invalidate(...mutation.invalidates(input));
  if (mutation.isAwaited) await renewal;
}

/**
 * Makes a change outside of forms and `useAct`.
 * @throws {ApiError}
 */
export async function mutate<E extends Answered>(mutation: Mutation<E>, input: CallInput<E>): Promise<ResponseOf<E>> {
  const response = await callWith<Mutation<E>>(mutation, input as AnyInput);
  await invalidateAfter(mutation, input);
  return response as ResponseOf<E>;
}

let renew: (key: QueryKey) => Promise<void> = async () => undefined;

/** The client calls it once it is loaded; before that, no answer is there that could be stale. */
export function invalidateWith(renewQueries: (key: QueryKey) => Promise<void>): void {
  renew = renewQueries;
}

export async function invalidate(...keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(keys.map((key) => renew(key)));
}

const gathered = new Map<string, ReturnType<typeof setTimeout> | true>();

/** Several parts of a page may hear the same event; their queries are read again once. */
export function invalidateOnce<Input>({ definition, key }: Renewable<Input>, input: Input): void {
  const stale = definition.group?.(input) ?? key(input);
  const name = JSON.stringify(stale);
  if (gathered.has(name)) return;
  gathered.set(name, true);
  const begin = () => {
    gathered.delete(name);
    void invalidate(stale);
  };
  if (definition.gatherMs === undefined) queueMicrotask(begin);
  else setTimeout(begin, definition.gatherMs);
}
