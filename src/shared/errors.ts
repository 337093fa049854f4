export const ERROR_STATUS = {
  INVALID_INPUT: 400,
  LOGIN_REQUIRED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  NO_ROUTE: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  NOT_ALLOWED: 498,
  SUSPENDED: 499,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** An error as endpoints declare it: `CONFLICT.FULL` is a CONFLICT with FULL as `data.reason`. */
export type DeclaredError = ErrorCode | `${ErrorCode}.${Uppercase<string>}`;

export const ERROR_MESSAGE: Record<ErrorCode, string> = {
  INVALID_INPUT: '입력한 값을 다시 확인해 주세요.',
  LOGIN_REQUIRED: '로그인 후 이용해 주세요',
  FORBIDDEN: '권한이 없습니다.',
  NOT_FOUND: '찾을 수 없습니다.',
  NO_ROUTE: '가는 길을 찾지 못했습니다.',
  METHOD_NOT_ALLOWED: '이 주소에서는 할 수 없는 요청입니다.',
  CONFLICT: '그사이 상태가 바뀌어 처리하지 못했습니다.',
  TOO_LARGE: '보낸 내용이 너무 큽니다.',
  UNSUPPORTED_MEDIA_TYPE: '읽을 수 없는 형식입니다.',
  RATE_LIMITED: '요청이 너무 잦습니다. 잠시 뒤에 다시 해 주세요.',
  NOT_ALLOWED: '규칙에 따라 할 수 없는 일입니다.',
  SUSPENDED: '이용이 정지된 상태입니다.',
  INTERNAL: '서버에서 문제가 생겼습니다.',
  UNAVAILABLE: '잠시 쓸 수 없습니다. 조금 뒤에 다시 해 주세요.',
};

/** An error in the input: `path` is dotted (`reqItems.0.quantity`), `message` is Korean. */
export interface InputIssue {
  path: string;
  message: string;
}

export interface AppErrorDetail {
  message?: string;
  issues?: readonly InputIssue[];
  data?: Readonly<Record<string, unknown>>;
  cause?: unknown;
}

/** The only error that services throw; the REST and page adapters turn it into HTTP. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly data: Readonly<Record<string, unknown>> | undefined;

  constructor(code: ErrorCode, detail: AppErrorDetail = {}) {
    super(detail.message ?? ERROR_MESSAGE[code], { cause: detail.cause });
    this.name = 'AppError';
    this.code = code;
    this.data = detail.issues ? { ...detail.data, issues: detail.issues } : detail.data;
  }

  get statusCode(): number {
    return ERROR_STATUS[this.code];
  }
}

export function isAppError(error: unknown): error is AppError {
  return error instanceof AppError || (error instanceof Error && error.name === 'AppError');
}

/** Body of every error response (contract §1). */
export interface ErrorBody {
  statusCode: number;
  statusMessage: string;
  message: string;
  code: ErrorCode;
  data?: Readonly<Record<string, unknown>>;
}
