import { useEffect, useRef, useState } from 'react';
import type { Endpoint } from '#shared/endpoint.ts';
import type { FieldIssues } from '#shared/form.ts';
import { showFirstIssue } from './show-first-issue.ts';
import type { FormMessage, LoadLoginCheck, Submission, SubmissionOptions, SubmissionOutcome } from './submission.ts';

const FAILED = '보내지 못했습니다. 입력한 내용은 그대로 있으니 다시 눌러 주세요.';

export function useSubmission<E extends Endpoint & { response: object }, Values extends object, Field extends string>(
  loadLoginCheck: LoadLoginCheck,
  options: SubmissionOptions<E, Values, Field>,
): Submission<Values, Field> {
  const { draft, parse, isLive = false, words = {} } = options;
  const [isSending, setSending] = useState(false);
  const [isTried, setTried] = useState(false);
  const [found, setFound] = useState<FieldIssues<Field>>({});
  const [message, setMessage] = useState<FormMessage | null>(
    draft.isRestored && words.restored ? { tone: 'ok', text: words.restored } : null,
  );
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [attempts, setAttempts] = useState(0);
  const parsedNow = isLive && isTried ? parse(draft.values) : null;
  const live = parsedNow && 'issues' in parsedNow ? parsedNow.issues : {};

  useEffect(() => {
    if (attempts > 0) showFirstIssue(form.current);
  }, [attempts]);

  function show({ issues = {}, message: next = null }: SubmissionOutcome<Field>): void {
    setFound(issues);
    setMessage(next);
    if (Object.keys(issues).length > 0) setAttempts((count) => count + 1);
  }

  async function send(values: Values): Promise<SubmissionOutcome<Field>> {
    const parsed = parse(values);
    if ('issues' in parsed) {
      const hasIssues = Object.keys(parsed.issues).length > 0;
      return hasIssues && words.atFields ? { message: { tone: 'bad', text: words.atFields }, ...parsed } : parsed;
    }
    show({});
    setSending(true);
    // The code for sending is loaded with the first attempt.
    const [{ sendSubmission }, loginCheck] = await Promise.all([import('./send-submission.ts'), loadLoginCheck()]);
    return sendSubmission(loginCheck, options, values, parsed);
  }

  async function submit(): Promise<void> {
    if (!draft.isOpen || sending.current) return;
    setTried(true);
    sending.current = true;
    try {
      show(await send(draft.current()));
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
    issues: { ...live, ...found },
    message,
    change(part) {
      setMessage(null);
      setFound((issues) => withoutChanged(issues, part));
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

function withoutChanged<Field extends string>(issues: FieldIssues<Field>, part: object): FieldIssues<Field> {
  return Object.fromEntries(Object.entries(issues).filter(([name]) => !(name in part))) as FieldIssues<Field>;
}
