import { authorize, CHALLENGE, type Line, NOBODY, PROVIDER, pkce, SITE } from './sign-in-line.ts';

export const AUTHORIZE: readonly Line[] = [
  { name: 'leads to the upstream', sendRequest: authorize(pkce), status: 302, headers: { location: /[?&]state=/ } },
  { name: 'takes S256 in capitals', sendRequest: authorize({ ...pkce, code_challenge_method: 'S256' }), status: 302 },
  {
    name: 'refuses plain',
    needs: 'ours',
    sendRequest: authorize({ ...pkce, code_challenge_method: 'plain' }),
    status: 400,
    code: 'validation_failed',
  },
  {
    name: 'takes the upstream in capitals',
    sendRequest: authorize({ ...pkce, provider: PROVIDER.toUpperCase() }),
    status: 302,
  },
  {
    name: 'takes further parameters',
    sendRequest: authorize({ ...pkce, prompt: 'consent', scopes: 'email' }),
    status: 302,
  },
  {
    name: 'refuses an unknown upstream',
    sendRequest: authorize({ ...pkce, provider: 'nobody' }),
    status: 400,
    code: 'validation_failed',
  },
  { name: 'refuses no upstream', sendRequest: authorize({}), status: 400, code: 'validation_failed' },
  {
    name: 'refuses a challenge without its method',
    sendRequest: authorize({ provider: PROVIDER, code_challenge: CHALLENGE }),
    status: 400,
    code: 'validation_failed',
  },
  {
    name: 'refuses a method without its challenge',
    sendRequest: authorize({ provider: PROVIDER, code_challenge_method: 's256' }),
    status: 400,
    code: 'validation_failed',
  },
  {
    name: 'refuses a short challenge',
    sendRequest: authorize({ ...pkce, code_challenge: 'a'.repeat(42) }),
    status: 400,
    code: 'validation_failed',
  },
  {
    name: 'refuses a long challenge',
    sendRequest: authorize({ ...pkce, code_challenge: 'a'.repeat(129) }),
    status: 400,
    code: 'validation_failed',
  },
  {
    name: 'refuses strange characters',
    sendRequest: authorize({ ...pkce, code_challenge: `${'a'.repeat(43)}!` }),
    status: 400,
    code: 'validation_failed',
  },
  {
    name: 'offers no tokens in the address bar',
    needs: 'ours',
    sendRequest: authorize({ provider: PROVIDER }),
    status: 400,
    code: 'validation_failed',
  },
  {
    name: 'refuses a nickname off one’s own machine',
    needs: 'ours',
    sendRequest: authorize({ ...pkce, provider: 'local' }),
    status: 400,
    code: 'validation_failed',
  },
  {
    name: 'refuses an upstream that was not set up',
    needs: 'ours',
    sendRequest: authorize({ ...pkce, provider: 'kakao' }),
    status: 400,
    code: 'validation_failed',
  },
];

function home(error: string, code: string): RegExp {
  return new RegExp(`^${SITE}/?\\?(?=.*error=${error})(?=.*error_code=${code})`);
}

export const CALLBACK: readonly Line[] = [
  {
    name: 'without a state goes home',
    sendRequest: { path: '/callback' },
    status: 303,
    headers: { location: home('invalid_request', 'bad_oauth_callback') },
  },
  {
    name: 'with a bad state goes home',
    sendRequest: { path: '/callback?state=x&code=y' },
    status: 303,
    headers: { location: home('invalid_request', 'bad_oauth_state') },
  },
  {
    name: 'with an unknown state goes home',
    sendRequest: { path: `/callback?state=${NOBODY}&code=y` },
    status: 303,
    headers: { location: home('invalid_request', 'bad_oauth_state') },
  },
  {
    name: 'with a used state goes home',
    needs: 'ours',
    sendRequest: async (world) => ({ path: `/callback?state=${await world.usedState()}&code=y` }),
    status: 303,
    headers: { location: home('invalid_request', 'flow_state_already_used') },
  },
];
