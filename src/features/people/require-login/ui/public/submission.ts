import type { ApiError } from '#platform/client/api-error.ts';
import type { AnyInput } from '#platform/client/call.ts';
import type { Draft } from '#platform/client/use-draft.ts';
import type { CallInput, Endpoint, ResponseOf } from '#shared/endpoint.ts';
import type { ErrorCode } from '#shared/errors.ts';

export type Issues<Field extends string> = { readonly [Name in Field]?: string };

export interface FormMessage {
  readonly tone: 'ok' | 'bad';
  readonly text: string;
  readonly code?: ErrorCode;
}

export interface SubmissionOutcome<Field extends string> {
  readonly issues?: Issues<Field>;
  readonly message?: FormMessage | null;
}

export type Parsed<E extends Endpoint, Field extends string> =
  /** `keySuffix`: distinguishes requests that the draft alone does not. */
  | { readonly input: CallInput<E> & AnyInput; readonly keySuffix?: string }
  | { readonly issues: Issues<Field>; readonly message?: FormMessage };

export interface SubmissionOptions<E extends Endpoint, Values, Field extends string> {
  endpoint: E;
  draft: Draft<Values>;
  parse(values: Values): Parsed<E, Field>;
  onDone(response: ResponseOf<E>, values: Values): string | undefined | Promise<string | undefined>;
  onStopped?(): void;
  fields?: readonly Field[];
  /** After the first attempt the issues follow the input; otherwise they stay until their field changes. */
  isLive?: boolean;
  /** The text of the login dialog; `in place`: the form shows it, for the code `LOGIN_REQUIRED`. */
  login?: { readonly message: string } | 'in place';
  /** The address that shows this form again, after a fresh sign-in; the present one when left out. */
  backTo?: string;
  words?: {
    readonly atFields?: string;
    readonly stopped?: string;
    readonly failed?: string;
    readonly restored?: string;
  };
  /**
   * The message for an error that belongs to no field; undefined, and always for `dialog`: a dialog or toast shows it.
   */
  explain?: ((fault: ApiError, usual: string) => string | undefined) | 'dialog';
}
