import { z } from 'zod';
import { bearer, CHALLENGE, type Line, NOBODY, sessionShape, token, userShape } from './sign-in-line.ts';

export const TOKEN: readonly Line[] = [
  {
    name: 'gives a session for a code',
    needs: 'ours',
    sendRequest: async (world) => token('pkce', await world.code()),
    status: 200,
    body: sessionShape,
  },
  { name: 'refuses an empty exchange', sendRequest: token('pkce', {}), status: 400, code: 'validation_failed' },
  {
    name: 'refuses a code without verifier',
    sendRequest: token('pkce', { auth_code: NOBODY }),
    status: 400,
    code: 'validation_failed',
  },
  {
    name: 'knows no such code',
    sendRequest: token('pkce', { auth_code: NOBODY, code_verifier: CHALLENGE }),
    status: 404,
    code: 'flow_state_not_found',
  },
  {
    name: 'refuses a wrong verifier',
    needs: 'ours',
    sendRequest: async (world) => token('pkce', { ...(await world.code()), code_verifier: CHALLENGE }),
    status: 400,
    code: 'bad_code_verifier',
  },
  {
    name: 'gives a session for a refresh token',
    needs: 'ours',
    sendRequest: async (world) => token('refresh_token', { refresh_token: await world.refreshToken() }),
    status: 200,
    body: sessionShape,
  },
  {
    name: 'knows no such refresh token',
    sendRequest: token('refresh_token', { refresh_token: 'abcdefghijkl' }),
    status: 400,
    code: 'refresh_token_not_found',
  },
  {
    name: 'asks for a refresh token in the form of OAuth',
    sendRequest: token('refresh_token', {}),
    status: 400,
    body: z.object({ error: z.literal('invalid_request'), error_description: z.string() }),
  },
  { name: 'offers no other grants', sendRequest: token('magic', {}), status: 400, code: 'invalid_credentials' },
  { name: 'refuses a body that is no JSON', sendRequest: token('pkce', '{'), status: 400, code: 'bad_json' },
  {
    name: 'refuses a body that is too large',
    needs: 'ours',
    sendRequest: token('pkce', 'x'.repeat(70_000)),
    status: 413,
    code: 'validation_failed',
  },
];

export const USER: readonly Line[] = [
  {
    name: 'shows the person',
    needs: 'token',
    sendRequest: async (world) => ({ path: '/user', headers: bearer(await world.token()) }),
    status: 200,
    body: userShape,
  },
  { name: 'asks for a token', sendRequest: { path: '/user' }, status: 401, code: 'no_authorization' },
  {
    name: 'refuses what is no token',
    sendRequest: { path: '/user', headers: bearer('baramnaru') },
    status: 403,
    code: 'bad_jwt',
  },
  {
    name: 'takes a change',
    needs: 'token',
    sendRequest: async (world) => ({
      method: 'PUT',
      path: '/user',
      headers: bearer(await world.token()),
      body: { data: { contract: 'kept' }, code_challenge: null, code_challenge_method: null },
    }),
    status: 200,
    body: userShape.extend({ user_metadata: z.looseObject({ contract: z.literal('kept') }) }),
  },
  {
    name: 'refuses a change of what is not his',
    needs: 'token',
    sendRequest: async (world) => ({
      method: 'PUT',
      path: '/user',
      headers: bearer(await world.token()),
      body: { app_metadata: { a: 1 } },
    }),
    status: 403,
    code: 'not_admin',
  },
];

export const LOGOUT: readonly Line[] = [
  { name: 'asks for a token', sendRequest: { method: 'POST', path: '/logout' }, status: 401, code: 'no_authorization' },
  {
    name: 'knows no other scopes',
    needs: 'token',
    sendRequest: async (world) => ({ method: 'POST', path: '/logout?scope=all', headers: bearer(await world.token()) }),
    status: 400,
    code: 'validation_failed',
  },
  ...['', '?scope=local', '?scope=others', '?scope=global'].map(
    (scope): Line => ({
      name: `ends sessions: ${scope || 'all by default'}`,
      needs: 'ours',
      sendRequest: async (world) => ({ method: 'POST', path: `/logout${scope}`, headers: bearer(await world.token()) }),
      status: 204,
    }),
  ),
];
