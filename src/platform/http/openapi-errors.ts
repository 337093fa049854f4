import type { Endpoint } from '#shared/endpoint.ts';
import { type DeclaredError, ERROR_MESSAGE, ERROR_STATUS } from '#shared/errors.ts';
import { possibleErrors, toErrorCode } from './endpoint-errors.ts';

/** Returns the errors of an endpoint by status, without the server's own failures. */
export function errorResponses(endpoint: Endpoint): Record<string, object> {
  const { default: _, ...byStatus } = Object.groupBy(possibleErrors(endpoint), (error) => toStatus(error));
  const schema = { $ref: '#/components/schemas/Error' };
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, errors = []]) => [
      status,
      { description: formatErrors(errors), content: { 'application/json': { schema } } },
    ]),
  );
}

function toStatus(error: DeclaredError): string {
  const status = ERROR_STATUS[toErrorCode(error)];
  return status >= 500 ? 'default' : String(status);
}

/** `그사이 상태가 바뀌어 처리하지 못했습니다. (CONFLICT: CLOSED, FULL)` */
function formatErrors(errors: readonly DeclaredError[]): string {
  const codes = [...new Set(errors.map(toErrorCode))];
  return codes
    .map((code) => {
      const reasons = errors
        .filter((error) => error.startsWith(`${code}.`))
        .map((error) => error.slice(code.length + 1));
      return `${ERROR_MESSAGE[code]} (${reasons.length > 0 ? `${code}: ${reasons.join(', ')}` : code})`;
    })
    .join(' ');
}
