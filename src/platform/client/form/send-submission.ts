import type { CallInput, Endpoint } from '#shared/endpoint.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { FieldIssues } from '#shared/form.ts';
import { ApiError } from '../api-error.ts';
import { type AnyInput, callWith } from '../call.ts';
import { invalidateAfter } from '../live-query.ts';
import type { LoginCheck, SubmissionOptions, SubmissionOutcome } from './submission.ts';

const ELSEWHERE: readonly ErrorCode[] = ['LOGIN_REQUIRED', 'SUSPENDED', 'FORBIDDEN'];

export async function sendSubmission<E extends Endpoint & { response: object }, Values, Field extends string>(
  loginCheck: LoginCheck,
  options: SubmissionOptions<E, Values, Field>,
  values: Values,
  { input, keySuffix }: { input: AnyInput; keySuffix?: string | undefined },
): Promise<SubmissionOutcome<Field>> {
  const { endpoint, draft, onDone, login } = options;
  try {
    if (!(await loginCheck.checkCaller(endpoint.who, login))) return stopped(options, 'LOGIN_REQUIRED');
    const key = endpoint.method === 'POST' ? [draft.requestKey(), keySuffix].filter(Boolean).join('-') : undefined;
    const response = await callWith(endpoint, { ...input, ...(key && { idempotencyKey: key }) });
    await invalidateAfter(endpoint, input as CallInput<E>);
    const text = await onDone(response, values);
    return { message: text === undefined ? null : { tone: 'ok', text } };
  } catch (error) {
    if (error instanceof ApiError) return explained(loginCheck, options, error);
    if (options.explain !== 'dialog') throw error;
    await loginCheck.showError(error);
    return { message: null };
  }
}

type Explained<Field extends string> = Pick<
  SubmissionOptions<Endpoint & { response: object }, unknown, Field>,
  'fields' | 'fieldsWithin' | 'login' | 'words' | 'explain' | 'onStopped' | 'backTo' | 'isForbiddenInPlace'
>;

async function explained<Field extends string>(
  loginCheck: LoginCheck,
  options: Explained<Field>,
  error: ApiError,
): Promise<SubmissionOutcome<Field>> {
  const { fields = [], fieldsWithin, login, words, explain = (_, usual) => usual } = options;
  const { issues, rest } = sortIssues(error, fields, fieldsWithin);
  if (issues) {
    const text = rest.join(' ') || words?.atFields;
    return { issues, message: text ? { tone: 'bad', text, code: error.code } : null };
  }
  if (ELSEWHERE.includes(error.code) && !(error.code === 'FORBIDDEN' && options.isForbiddenInPlace)) {
    if (login !== 'in place' || error.code !== 'LOGIN_REQUIRED') await loginCheck.showError(error, options.backTo);
    return stopped(options, error.code);
  }
  const text = explain === 'dialog' ? undefined : explain(error, usualExplanation(error));
  if (text === undefined) await loginCheck.showError(error);
  return { message: text === undefined ? null : { tone: 'bad', text, code: error.code } };
}

function stopped<Field extends string>(
  { login, words, onStopped }: Explained<Field>,
  code: ErrorCode,
): SubmissionOutcome<Field> {
  onStopped?.();
  const text = words?.stopped ?? (login === 'in place' ? '' : undefined);
  return { message: text === undefined ? null : { tone: 'bad', text, code } };
}

function usualExplanation(error: ApiError): string {
  if (error.code !== 'INVALID_INPUT') return `${error.message} 입력한 내용은 그대로 있습니다.`;
  return error.issues.map(({ message }) => message).join(' ') || error.message;
}

function sortIssues<Field extends string>(error: ApiError, fields: readonly Field[], within: string | undefined) {
  const before = within === undefined ? '' : `${within}.`;
  const found: { [Name in Field]?: string } = {};
  const rest: string[] = [];
  for (const { path, message } of error.issues) {
    const field = fields.find((name) => `${before}${name}` === path);
    if (field === undefined) rest.push(message);
    else found[field] ??= message;
  }
  const issues: FieldIssues<Field> | null = Object.keys(found).length > 0 ? found : null;
  return { issues, rest };
}
