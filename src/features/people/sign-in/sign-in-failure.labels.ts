import type { SignInFailure } from './sign-in-failure.rules.ts';

export interface FailureText {
  text: string;
  hint: string;
}

const AGAIN = '처음부터 다시 로그인해 주세요.';

const EXPIRED: FailureText = {
  text: '로그인에 쓸 수 있는 시간이 지났습니다.',
  hint: `5분 안에 마쳐야 합니다. ${AGAIN}`,
};
const USED: FailureText = { text: '이미 쓴 로그인 주소입니다.', hint: AGAIN };
/** Used and expired flows are both deleted, so the two cases cannot be told apart. */
const GONE: FailureText = {
  text: '이미 썼거나 시간이 지난 로그인 주소입니다.',
  hint: `5분 안에 마쳐야 합니다. ${AGAIN}`,
};
const NOT_BEGUN_HERE: FailureText = {
  text: '이 브라우저에 로그인을 시작한 기록이 없습니다.',
  hint: '다른 브라우저나 시크릿 창, 앱 안의 창에서 시작했거나, 이미 쓴 주소이거나, 쿠키가 지워진 경우입니다. 한 브라우저에서 처음부터 다시 로그인해 주세요.',
};
const MIXED_UP: FailureText = {
  text: '시작한 로그인과 돌아온 로그인이 서로 다릅니다.',
  hint: `그사이 로그인을 한 번 더 시작했을 수 있습니다. ${AGAIN}`,
};
const AWAY: FailureText = { text: '로그인 서버가 응답하지 않습니다.', hint: '잠시 뒤에 다시 로그인해 주세요.' };
const BROKEN: FailureText = { text: '로그인 서버에서 문제가 생겼습니다.', hint: '잠시 뒤에 다시 로그인해 주세요.' };
const BANNED: FailureText = { text: '로그인이 막힌 계정입니다.', hint: '이의가 있으면 문의하기로 알려 주세요.' };
const MISSET: FailureText = {
  text: '이 사이트의 로그인 설정에 문제가 있습니다.',
  hint: '다른 방법으로 로그인하거나 문의하기로 알려 주세요.',
};
const DENIED: FailureText = { text: '로그인을 취소했습니다.', hint: '정보 제공에 동의해야 로그인할 수 있습니다.' };
const UNKNOWN: FailureText = { text: '로그인하지 못했습니다.', hint: AGAIN };

const BY_CODE: Readonly<Record<string, FailureText>> = {
  access_denied: DENIED,
  bad_oauth_state: GONE,
  bad_oauth_callback: { text: '로그인하고 돌아온 주소가 올바르지 않습니다.', hint: AGAIN },
  flow_state_not_found: GONE,
  flow_state_already_used: USED,
  flow_state_expired: EXPIRED,
  bad_code_verifier: MIXED_UP,
  pkce_code_verifier_not_found: NOT_BEGUN_HERE,
  validation_failed: UNKNOWN,
  over_request_rate_limit: { text: '로그인을 너무 자주 시도했습니다.', hint: '5분쯤 뒤에 다시 로그인해 주세요.' },
  user_banned: BANNED,
  signup_disabled: { text: '지금은 새로 가입할 수 없습니다.', hint: '이미 가입한 계정으로는 로그인할 수 있습니다.' },
  provider_disabled: MISSET,
  oauth_provider_not_supported: MISSET,
  email_not_confirmed: {
    text: '이메일이 확인되지 않은 계정입니다.',
    hint: '디스코드나 카카오에서 이메일을 확인한 뒤 다시 로그인해 주세요.',
  },
  provider_email_needs_verification: {
    text: '이메일이 확인되지 않은 계정입니다.',
    hint: '디스코드나 카카오에서 이메일을 확인한 뒤 다시 로그인해 주세요.',
  },
  user_not_found: { text: '없어진 계정입니다.', hint: AGAIN },
  session_not_found: { text: '로그인이 이미 끝났습니다.', hint: AGAIN },
  session_expired: { text: '로그인이 이미 끝났습니다.', hint: AGAIN },
  refresh_token_not_found: { text: '로그인이 이미 끝났습니다.', hint: AGAIN },
  unexpected_failure: BROKEN,
  request_timeout: AWAY,
};

const BY_ERROR: Readonly<Record<string, FailureText>> = {
  access_denied: DENIED,
  invalid_request: UNKNOWN,
  invalid_scope: MISSET,
  unauthorized_client: MISSET,
  server_error: BROKEN,
  temporarily_unavailable: AWAY,
};

export function failureText({ error, code }: SignInFailure): FailureText {
  return find(BY_CODE, code) ?? find(BY_ERROR, error) ?? UNKNOWN;
}

/** Ignores inherited keys: the address may contain `constructor`. */
function find(texts: Readonly<Record<string, FailureText>>, key: string | null): FailureText | undefined {
  return key !== null && Object.hasOwn(texts, key) ? texts[key] : undefined;
}
