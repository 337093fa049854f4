import { authorize, CHALLENGE, type Line, NOBODY, PROVIDER, pkce, SITE } from './sign-in-line.ts';

/** The endpoints that browsers are sent to. */
export const AUTHORIZE: readonly Line[] = [
  { name: 'leads to the upstream', ask: authorize(pkce), status: 302, headers: { location: /[?&]state=/ } },
  { name: 'takes S256 in capitals', ask: authorize({ ...pkce, code_challenge_method: 'S256' }), status: 302 },
  { name: 'takes plain', ask: authorize({ ...pkce, code_challenge_method: 'plain' }), status: 302 },
  {
    name: 'takes the upstream in capitals',
    ask: authorize({ ...pkce, provider: PROVIDER.toUpperCase() }),
    status: 302,
  },
  { name: 'takes further parameters', ask: authorize({ ...pkce, prompt: 'consent', scopes: 'email' }), status: 302 },
  {
    name: 'refuses an unknown upstream',
    ask: authorize({ ...pkce, provider: 'nobody' }),
    status: 400,
    code: 'validation_failed',
  },
  { name: 'refuses no upstream', ask: authorize({}), status: 400, code: 'validation_failed' },
  {
    name: 'refuses a challenge without its method',
    ask: authorize({ provider: PROVIDER, code_challenge: CHALLENGE }),
    status: 400,
    code: 'validation_failed',
  },
  {
    name: 'refuses a method without its challenge',
    ask: authorize({ provider: PROVIDER, code_challenge_method: 's256' }),
    status: 400,
    code: 'validation_failed',
  },
  {
    name: 'refuses a short challenge',
    ask: authorize({ ...pkce, code_challenge: 'a'.repeat(42) }),
    status: 400,
    code: 'validation_failed',
  },
  {
    name: 'refuses a long challenge',
    ask: authorize({ ...pkce, code_challenge: 'a'.repeat(129) }),
    status: 400,
    code: 'validation_failed',
  },
  {
    name: 'refuses strange characters',
    ask: authorize({ ...pkce, code_challenge: `${'a'.repeat(43)}!` }),
    status: 400,
    code: 'validation_failed',
  },
  {
    name: 'offers no tokens in the address bar',
    needs: 'ours',
    ask: authorize({ provider: PROVIDER }),
    status: 400,
    code: 'validation_failed',
  },
  {
    name: 'refuses a nickname off one’s own machine',
    needs: 'ours',
    ask: authorize({ ...pkce, provider: 'local' }),
    status: 400,
    code: 'validation_failed',
  },
  {
    name: 'refuses an upstream that was not set up',
    needs: 'ours',
    ask: authorize({ ...pkce, provider: 'kakao' }),
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
    ask: { path: '/callback' },
    status: 303,
    headers: { location: home('invalid_request', 'bad_oauth_callback') },
  },
  {
    name: 'with a bad state goes home',
    ask: { path: '/callback?state=x&code=y' },
    status: 303,
    headers: { location: home('invalid_request', 'bad_oauth_state') },
  },
  {
    name: 'with an unknown state goes home',
    ask: { path: `/callback?state=${NOBODY}&code=y` },
    status: 303,
    headers: { location: home('invalid_request', 'bad_oauth_state') },
  },
  {
    name: 'with a used state goes home',
    needs: 'ours',
    ask: async (world) => ({ path: `/callback?state=${await world.usedState()}&code=y` }),
    status: 303,
    headers: { location: home('invalid_request', 'flow_state_already_used') },
  },
];
