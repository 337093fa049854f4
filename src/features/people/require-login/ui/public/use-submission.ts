import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
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

/** Sends what is typed in a form to an endpoint, once however often it is tried, and says what became of it. */
export function useSubmission<E extends Endpoint & { response: object }, Values extends object, Field extends string>(
  options: SubmissionOptions<E, Values, Field>,
): Submission<Values, Field> {
  const { draft, parse, isLive = false, words = {} } = options;
  const [isSending, setSending] = useState(false);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Issues<Field>>({});
  const [message, setMessage] = useState<FormMessage | null>(
    draft.isRestored && words.restored ? { tone: 'ok', text: words.restored } : null,
  );
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const wantsFocus = useRef(false);
  const parsedNow = isLive && isTried ? parse(draft.values) : null;
  const live = parsedNow && 'issues' in parsedNow ? parsedNow.issues : {};

  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });

  function show({ issues = {}, message: next = null }: SubmissionOutcome<Field>): void {
    setRefused(issues);
    setMessage(next);
    wantsFocus.current = Object.keys(issues).length > 0;
  }

  async function outcomeOf(values: Values): Promise<SubmissionOutcome<Field>> {
    const parsed = parse(values);
    if ('issues' in parsed) {
      const hasIssues = Object.keys(parsed.issues).length > 0;
      return hasIssues && words.atFields ? { message: { tone: 'bad', text: words.atFields }, ...parsed } : parsed;
    }
    show({});
    setSending(true);
    // What it takes to send comes with the first attempt.
    const { sendSubmission } = await import('../send-submission.ts');
    return sendSubmission(options, values, parsed);
  }

  async function submit(): Promise<void> {
    if (!draft.isOpen || sending.current) return;
    setTried(true);
    sending.current = true;
    try {
      show(await outcomeOf(draft.current()));
    } catch (error) {
      console.error(error);
      show({ message: { tone: 'bad', text: words.failed ?? FAILED } });
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
      setRefused((issues) => without(issues, part));
      draft.change(part);
    },
    reset(values) {
      setTried(false);
      show({});
      draft.reset(values);
    },
    submit(event) {
      event?.preventDefault();
      void submit();
    },
  };
}

function without<Field extends string>(issues: Issues<Field>, part: object): Issues<Field> {
  return Object.fromEntries(Object.entries(issues).filter(([name]) => !(name in part))) as Issues<Field>;
}
