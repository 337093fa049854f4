import { type FormOptions, type FormState, useForm as useFormBehind } from '#platform/client/form/use-form.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import type { FieldSet, FormDefinition } from '#shared/form.ts';
import { loadLoginCheck } from './login-check.ts';

/** A form that is sent behind the login check. */
export function useForm<E extends Endpoint & { response: object }, Fields extends FieldSet, Context = void>(
  definition: FormDefinition<Fields, Context>,
  options: FormOptions<E, Fields, Context>,
): FormState<Fields> {
  return useFormBehind(loadLoginCheck, definition, options);
}
