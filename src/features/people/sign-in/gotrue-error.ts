export type GoTrueCode =
  | 'bad_code_verifier'
  | 'bad_json'
  | 'bad_jwt'
  | 'bad_oauth_callback'
  | 'cross_site_request'
  | 'bad_oauth_state'
  | 'flow_state_already_used'
  | 'flow_state_expired'
  | 'flow_state_not_found'
  | 'invalid_credentials'
  | 'method_not_allowed'
  | 'no_authorization'
  | 'not_admin'
  | 'not_found'
  | 'over_request_rate_limit'
  | 'refresh_token_already_used'
  | 'refresh_token_not_found'
  | 'session_expired'
  | 'session_not_found'
  | 'unexpected_failure'
  | 'user_not_found'
  | 'validation_failed';

/** An error in GoTrue's format. The message is English and for programs; pages choose their Korean text by the code. */
export class GoTrueError extends Error {
  readonly status: number;
  readonly code: GoTrueCode;

  constructor(status: number, code: GoTrueCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'GoTrueError';
    this.status = status;
    this.code = code;
  }
}

export class OAuthError extends Error {
  /** `access_denied`, `invalid_request` … */
  readonly error: string;

  constructor(error: string, description: string) {
    super(description);
    this.name = 'OAuthError';
    this.error = error;
  }
}

export function invalid(message: string, status: 400 | 413 | 422 = 400): GoTrueError {
  return new GoTrueError(status, 'validation_failed', message);
}
