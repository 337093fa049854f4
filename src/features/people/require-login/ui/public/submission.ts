import type { ApiError } from '#platform/client/api-error.ts';
import type { AnyInput } from '#platform/client/call.ts';
import type { Draft } from '#platform/client/use-draft.ts';
import type { CallInput, Endpoint, ResponseOf } from '#shared/endpoint.ts';
import type { ErrorCode } from '#shared/errors.ts';

/** What is wrong with which field, in Korean. */
export type Issues<Field extends string> = { readonly [Name in Field]?: string };

/** What the form says beside its button. */
export interface FormMessage {
  readonly tone: 'ok' | 'bad';
  readonly text: string;
  /** Why it was refused. */
  readonly code?: ErrorCode;
}

export interface SubmissionOutcome<Field extends string> {
  readonly issues?: Issues<Field>;
  readonly message?: FormMessage | null;
}

export type Parsed<E extends Endpoint, Field extends string> =
  /** `keySuffix`: what makes it another request and is no part of the draft. */
  | { readonly input: CallInput<E> & AnyInput; readonly keySuffix?: string }
  /** Not to be sent as it is. */
  | { readonly issues: Issues<Field>; readonly message?: FormMessage };

export interface SubmissionOptions<E extends Endpoint, Values, Field extends string> {
  endpoint: E;
  draft: Draft<Values>;
  parse(values: Values): Parsed<E, Field>;
  /** @returns what is said then */
  onDone(response: ResponseOf<E>, values: Values): string | undefined | Promise<string | undefined>;
  /** Not let: a dialog has said why. */
  onStopped?(): void;
  /** Those beside which an issue is shown. */
  fields?: readonly Field[];
  /** After the first try the issues follow what is typed; else they stay until their field changes. */
  isLive?: boolean;
  /** What the login dialog says; `in place`: the form itself says it, at the code `LOGIN_REQUIRED`. */
  login?: { readonly message: string } | 'in place';
  words?: {
    /** Beside issues at fields. */
    readonly atFields?: string;
    /** A dialog has said why. */
    readonly stopped?: string;
    /** Whatever it was, it was no answer. */
    readonly failed?: string;
    /** At first, when what was typed earlier is there again. */
    readonly restored?: string;
  };
  /** What the form says of an answer that belongs to no field; undefined, and for all with `dialog`: a dialog or toast says it. */
  explain?: ((fault: ApiError, usual: string) => string | undefined) | 'dialog';
}
