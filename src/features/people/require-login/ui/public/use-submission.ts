import type { Submission, SubmissionOptions } from '#platform/client/form/submission.ts';
import { useSubmission as useSubmissionBehind } from '#platform/client/form/use-submission.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { loadLoginCheck } from './login-check.ts';

/** Sends a form behind the login check. Forms that have a definition use `useForm`. */
export function useSubmission<E extends Endpoint & { response: object }, Values extends object, Field extends string>(
  options: SubmissionOptions<E, Values, Field>,
): Submission<Values, Field> {
  return useSubmissionBehind(loadLoginCheck, options);
}
