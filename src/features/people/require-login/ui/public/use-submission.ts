import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Endpoint } from '#shared/endpoint.ts';
import type { FormMessage, Issues, SubmissionOptions, SubmissionOutcome } from './submission.ts';

export interface Submission<Values, Field extends string> {
  /** Attach it to the form: its first field with an issue gets the focus. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** `waiting`: the stored draft is not loaded yet. */
  readonly phase: 'waiting' | 'ready' | 'sending';
  readonly issues: Issues<Field>;
  readonly message: FormMessage | null;
  change(part: Partial<Values>): void;
  reset(values: Values): void;
  submit(event?: FormEvent): void;
}

const FAILED = '보내지 못했습니다. 입력한 내용은 그대로 있으니 다시 눌러 주세요.';

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
  const [refusals, setRefusals] = useState(0);
  const parsedNow = isLive && isTried ? parse(draft.values) : null;
  const live = parsedNow && 'issues' in parsedNow ? parsedNow.issues : {};

  useEffect(() => {
    if (refusals > 0) showRefused(form.current);
  }, [refusals]);

  function show({ issues = {}, message: next = null }: SubmissionOutcome<Field>): void {
    setRefused(issues);
    setMessage(next);
    if (Object.keys(issues).length > 0) setRefusals((count) => count + 1);
  }

  async function outcomeOf(values: Values): Promise<SubmissionOutcome<Field>> {
    const parsed = parse(values);
    if ('issues' in parsed) {
      const hasIssues = Object.keys(parsed.issues).length > 0;
      return hasIssues && words.atFields ? { message: { tone: 'bad', text: words.atFields }, ...parsed } : parsed;
    }
    show({});
    setSending(true);
    // The code for sending is loaded with the first attempt.
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

/** The field and what is said at it: the focus alone would leave that under the bars of a phone, or the end of the window. */
function showRefused(form: HTMLElement | null): void {
  const control = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  control?.focus({ preventScroll: true });
  (control?.closest('.field') ?? control)?.scrollIntoView({ block: 'nearest' });
}

function without<Field extends string>(issues: Issues<Field>, part: object): Issues<Field> {
  return Object.fromEntries(Object.entries(issues).filter(([name]) => !(name in part))) as Issues<Field>;
}
