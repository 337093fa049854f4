import type { FormEvent, RefObject } from 'react';
import type { CallInput, Endpoint, ResponseOf, Who } from '#shared/endpoint.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { FieldIssues } from '#shared/form.ts';
import type { ApiError } from '../api-error.ts';
import type { AnyInput } from '../call.ts';
import type { Draft } from '../use-draft.ts';

/** Lets visitors send a form or shows them why not. The feature people hands it in, loaded with the first attempt. */
export interface LoginCheck {
  /**
   * Whether the visitor may call an endpoint. If not, a dialog shows why.
   * @param login the text of that dialog; `in place`: the form shows it
   */
  checkCaller(who: Who, login?: { readonly message?: string } | 'in place'): Promise<boolean>;
  /** Shows an error outside of the form. @param backTo the address that shows the form again, after a fresh sign-in */
  showError(error: unknown, backTo?: string): Promise<void>;
}

export type LoadLoginCheck = () => Promise<LoginCheck>;

export interface FormMessage {
  readonly tone: 'ok' | 'bad';
  readonly text: string;
  readonly code?: ErrorCode;
}

export interface SubmissionOutcome<Field extends string> {
  readonly issues?: FieldIssues<Field>;
  readonly message?: FormMessage | null;
}

export type Parsed<E extends Endpoint, Field extends string> =
  /** `keySuffix`: distinguishes requests that the draft alone does not. */
  | { readonly input: CallInput<E> & AnyInput; readonly keySuffix?: string }
  | { readonly issues: FieldIssues<Field>; readonly message?: FormMessage };

export interface SubmissionOptions<E extends Endpoint, Values, Field extends string> {
  endpoint: E;
  draft: Draft<Values>;
  parse(values: Values): Parsed<E, Field>;
  onDone(response: ResponseOf<E>, values: Values): string | undefined | Promise<string | undefined>;
  onStopped?(): void;
  fields?: readonly Field[];
  /** Where the fields stand in the body, as the server's issues name it: `value`. The body itself when left out. */
  fieldsWithin?: string;
  /** After the first attempt the issues follow the input; otherwise they stay until their field changes. */
  isLive?: boolean;
  /** The text of the login dialog; `in place`: the form shows it, for the code `LOGIN_REQUIRED`. */
  login?: { readonly message: string } | 'in place';
  /** Shows in the form, and not outside of it, that the visitor has no right to what it does. */
  isForbiddenInPlace?: boolean;
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
  explain?: ((error: ApiError, usual: string) => string | undefined) | 'dialog';
}

export interface Submission<Values, Field extends string> {
  /** Attach it to the form: its first field with an issue gets the focus. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** `waiting`: the stored draft is not loaded yet. */
  readonly phase: 'waiting' | 'ready' | 'sending';
  readonly issues: FieldIssues<Field>;
  readonly message: FormMessage | null;
  change(part: Partial<Values>): void;
  reset(values: Values): void;
  submit(event?: FormEvent): void;
}
