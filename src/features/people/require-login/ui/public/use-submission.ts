import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError } from '#platform/client/api-error.ts';
import { type AnyInput, callWith } from '#platform/client/call.ts';
import type { Draft } from '#platform/client/use-draft.ts';
import type { CallInput, Endpoint, ResponseOf } from '#shared/endpoint.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { mayCall, showError } from './require-player.ts';

/** What is wrong with which field, in Korean. */
export type Issues<Field extends string> = { readonly [Name in Field]?: string };

/** What the form says beside its button. */
export interface FormMessage {
  readonly tone: 'ok' | 'bad';
  readonly text: string;
  /** Why it was refused. */
  readonly code?: ErrorCode;
}

export type Parsed<E extends Endpoint, Field extends string> =
  /** `keySuffix`: what makes it another request and is no part of the draft. */
  | { readonly input: CallInput<E> & AnyInput; readonly keySuffix?: string }
  /** Not to be sent as it is. */
  | { readonly issues: Issues<Field>; readonly message?: FormMessage };

interface SubmissionOptions<E extends Endpoint, Values, Field extends string> {
  endpoint: E;
  draft: Draft<Values>;
  parse(values: Values): Parsed<E, Field>;
  /** @returns what is said then */
  onDone(response: ResponseOf<E>, values: Values): string | undefined | Promise<string | undefined>;
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
  explain?: ((fault: ApiError) => string | undefined) | 'dialog';
}

export interface Submission<Values, Field extends string> {
  /** To be put on the form: its first field with an issue gets the focus. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** `waiting`: it is not known yet what was typed. */
  readonly phase: 'waiting' | 'ready' | 'sending';
  readonly issues: Issues<Field>;
  readonly message: FormMessage | null;
  change(part: Partial<Values>): void;
  reset(values: Values): void;
  submit(event?: FormEvent): void;
}

const FAILED = '보내지 못했습니다. 적은 것은 그대로 있으니 다시 눌러 주세요.';

/** Sends what is typed in a form to an endpoint, in the name of who is signed in, and says what became of it. */
export function useSubmission<E extends Endpoint & { response: object }, Values extends object, Field extends string>({
  endpoint,
  draft,
  parse,
  onDone,
  fields = [],
  isLive = false,
  login,
  words = {},
  explain = usualExplanation,
}: SubmissionOptions<E, Values, Field>): Submission<Values, Field> {
  const [isSending, setSending] = useState(false);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Issues<Field>>({});
  const [message, setMessage] = useState<FormMessage | null>(
    draft.isRestored && words.restored ? { tone: 'ok', text: words.restored } : null,
  );
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const wantsFocus = useRef(false);
  const live = isLive && isTried ? issuesOf(parse(draft.values)) : {};

  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });

  function refuse(issues: Issues<Field>, said: FormMessage | null): void {
    setRefused(issues);
    setMessage(said);
    wantsFocus.current = hasAny(issues);
  }

  function stop(code: ErrorCode): void {
    setMessage(login === 'in place' || words.stopped ? { tone: 'bad', text: words.stopped ?? '', code } : null);
  }

  async function send(values: Values, input: AnyInput, keySuffix?: string) {
    const isLet = await mayCall(endpoint, login);
    if (!isLet) return stop('LOGIN_REQUIRED');
    const key = endpoint.method === 'POST' ? [draft.requestKey(), keySuffix].filter(Boolean).join('-') : undefined;
    const response = await callWith(endpoint, { ...input, ...(key && { idempotencyKey: key }) });
    const text = await onDone(response, values);
    setMessage(text === undefined ? null : { tone: 'ok', text });
  }

  async function explainFault(fault: unknown): Promise<void> {
    if (!(fault instanceof ApiError)) {
      if (explain === 'dialog') return showError(fault);
      console.error(fault);
      return setMessage({ tone: 'bad', text: words.failed ?? FAILED });
    }
    const { found, rest } = sortedIssues(fault, fields);
    if (hasAny(found)) return refuse(found, atFields(rest.join(' ')));
    const isShownElsewhere = ['LOGIN_REQUIRED', 'SUSPENDED', 'FORBIDDEN'].includes(fault.code);
    const isInPlace = login === 'in place' && fault.code === 'LOGIN_REQUIRED';
    if (isShownElsewhere) stop(fault.code);
    if (isInPlace) return;
    const text = isShownElsewhere || explain === 'dialog' ? undefined : explain(fault);
    if (text === undefined) return showError(fault);
    setMessage({ tone: 'bad', text, code: fault.code });
  }

  function atFields(rest: string): FormMessage | null {
    const text = rest || words.atFields;
    return text ? { tone: 'bad', text } : null;
  }

  async function submit(): Promise<void> {
    if (!draft.isOpen || sending.current) return;
    setTried(true);
    const values = draft.current();
    const parsed = parse(values);
    if ('issues' in parsed) {
      return refuse(parsed.issues, parsed.message ?? (hasAny(parsed.issues) ? atFields('') : null));
    }
    refuse({}, null);
    sending.current = true;
    setSending(true);
    try {
      await send(values, parsed.input, parsed.keySuffix);
    } catch (fault) {
      await explainFault(fault);
    } finally {
      sending.current = false;
      setSending(false);
    }
  }

  return {
    form,
    phase: isSending ? 'sending' : draft.isOpen ? 'ready' : 'waiting',
    issues: { ...live, ...refused },
    message,
    change(part) {
      setMessage(null);
      setRefused((issues) => without(issues, Object.keys(part)));
      draft.change(part);
    },
    reset(values) {
      setTried(false);
      refuse({}, null);
      draft.reset(values);
    },
    submit(event) {
      event?.preventDefault();
      void submit();
    },
  };
}

export function usualExplanation(fault: ApiError): string {
  if (fault.code !== 'INVALID_INPUT') return `${fault.message} 적은 것은 그대로 있습니다.`;
  return fault.issues.map(({ message }) => message).join(' ') || fault.message;
}

function sortedIssues<Field extends string>({ issues }: ApiError, fields: readonly Field[]) {
  const found: { [Name in Field]?: string } = {};
  const rest: string[] = [];
  for (const { path, message } of issues) {
    const field = fields.find((name) => name === path);
    if (field === undefined) rest.push(message);
    else found[field] ??= message;
  }
  return { found, rest };
}

function issuesOf<E extends Endpoint, Field extends string>(parsed: Parsed<E, Field>): Issues<Field> {
  return 'issues' in parsed ? parsed.issues : {};
}

function hasAny(issues: object): boolean {
  return Object.keys(issues).length > 0;
}

function without<Field extends string>(issues: Issues<Field>, names: readonly string[]): Issues<Field> {
  return Object.fromEntries(Object.entries(issues).filter(([name]) => !names.includes(name))) as Issues<Field>;
}
