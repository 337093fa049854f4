import { ERROR_MESSAGE, ERROR_STATUS, type ErrorBody, type ErrorCode, type InputIssue } from '#shared/errors.ts';
import { isOffline } from './is-offline.ts';
import { unlessLeft } from './page-stays.ts';

/** A call that was refused or got no response; its message is Korean and may be shown to players. */
export class ApiError extends Error {
  /** HTTP status; 0 when there was no response. */
  readonly status: number;
  readonly code: ErrorCode;
  readonly data: Readonly<Record<string, unknown>>;

  constructor(status: number, code: ErrorCode, message: string, data: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.data = data;
  }

  get issues(): readonly InputIssue[] {
    const { issues } = this.data;
    return Array.isArray(issues) ? issues.filter(isIssue) : [];
  }
}

/**
 * The error of a request that got no response.
 * @param isRepeated whether the request is sent again automatically
 */
export function noAnswer(isRepeated = false): ApiError {
  if (!isOffline()) return new ApiError(0, 'UNAVAILABLE', '서버에 연결하지 못했습니다. 인터넷 연결을 확인해 주세요.');
  const after = isRepeated ? ' 연결되면 다시 불러옵니다.' : '';
  return new ApiError(0, 'UNAVAILABLE', `인터넷 연결이 끊겼습니다.${after}`);
}

/** Reads the error body of a response (contract §1), or derives the error from the status when there is none. */
export async function readApiError(response: Response): Promise<ApiError> {
  const body: unknown = await unlessLeft(response.json()).catch(() => null);
  if (isErrorBody(body)) return new ApiError(response.status, body.code, body.message, body.data);
  const code = toErrorCode(response.status);
  return new ApiError(response.status, code, ERROR_MESSAGE[code]);
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}

function isIssue(value: unknown): value is InputIssue {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('message' in value)) return false;
  return typeof value.path === 'string' && typeof value.message === 'string';
}

function toErrorCode(status: number): ErrorCode {
  const codes = Object.keys(ERROR_STATUS) as ErrorCode[];
  return codes.find((code) => ERROR_STATUS[code] === status) ?? (status >= 500 ? 'UNAVAILABLE' : 'INVALID_INPUT');
}
