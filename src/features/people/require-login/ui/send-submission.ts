import { ApiError } from '#platform/client/api-error.ts';
import { type AnyInput, callWith } from '#platform/client/call.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { checkCaller } from './check-player.ts';
import type { Issues, SubmissionOptions, SubmissionOutcome } from './public/submission.ts';
import { showError } from './show-error.ts';

const ELSEWHERE: readonly ErrorCode[] = ['LOGIN_REQUIRED', 'SUSPENDED', 'FORBIDDEN'];

export async function sendSubmission<E extends Endpoint & { response: object }, Values, Field extends string>(
  options: SubmissionOptions<E, Values, Field>,
  values: Values,
  { input, keySuffix }: { input: AnyInput; keySuffix?: string | undefined },
): Promise<SubmissionOutcome<Field>> {
  const { endpoint, draft, onDone, login } = options;
  try {
    if (!(await checkCaller(endpoint.who, login))) return stopped(options, 'LOGIN_REQUIRED');
    const key = endpoint.method === 'POST' ? [draft.requestKey(), keySuffix].filter(Boolean).join('-') : undefined;
    const response = await callWith(endpoint, { ...input, ...(key && { idempotencyKey: key }) });
    const text = await onDone(response, values);
    return { message: text === undefined ? null : { tone: 'ok', text } };
  } catch (fault) {
    if (fault instanceof ApiError) return explained(options, fault);
    if (options.explain !== 'dialog') throw fault;
    await showError(fault);
    return { message: null };
  }
}

type Explained<Field extends string> = Pick<
  SubmissionOptions<Endpoint & { response: object }, unknown, Field>,
  'fields' | 'login' | 'words' | 'explain' | 'onStopped' | 'backTo'
>;

async function explained<Field extends string>(
  options: Explained<Field>,
  fault: ApiError,
): Promise<SubmissionOutcome<Field>> {
  const { fields = [], login, words, explain = (_, usual) => usual } = options;
  const { issues, rest } = sortedIssues(fault, fields);
  if (issues) {
    const text = rest.join(' ') || words?.atFields;
    return { issues, message: text ? { tone: 'bad', text, code: fault.code } : null };
  }
  if (ELSEWHERE.includes(fault.code)) {
    if (login !== 'in place' || fault.code !== 'LOGIN_REQUIRED') await showError(fault, options.backTo);
    return stopped(options, fault.code);
  }
  const text = explain === 'dialog' ? undefined : explain(fault, usualExplanation(fault));
  if (text === undefined) await showError(fault);
  return { message: text === undefined ? null : { tone: 'bad', text, code: fault.code } };
}

function stopped<Field extends string>(
  { login, words, onStopped }: Explained<Field>,
  code: ErrorCode,
): SubmissionOutcome<Field> {
  onStopped?.();
  const text = words?.stopped ?? (login === 'in place' ? '' : undefined);
  return { message: text === undefined ? null : { tone: 'bad', text, code } };
}

function usualExplanation(fault: ApiError): string {
  if (fault.code !== 'INVALID_INPUT') return `${fault.message} 입력한 내용은 그대로 있습니다.`;
  return fault.issues.map(({ message }) => message).join(' ') || fault.message;
}

function sortedIssues<Field extends string>(fault: ApiError, fields: readonly Field[]) {
  const found: { [Name in Field]?: string } = {};
  const rest: string[] = [];
  for (const { path, message } of fault.issues) {
    const field = fields.find((name) => name === path);
    if (field === undefined) rest.push(message);
    else found[field] ??= message;
  }
  const issues: Issues<Field> | null = Object.keys(found).length > 0 ? found : null;
  return { issues, rest };
}
