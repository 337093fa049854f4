import { z } from 'zod';
import { type Line, PROVIDER } from './sign-in-line.ts';

export const REST: readonly Line[] = [
  {
    name: 'shows its public keys',
    sendRequest: { path: '/.well-known/jwks.json' },
    status: 200,
    headers: { 'cache-control': /public, max-age=600/ },
    body: z.object({ keys: z.array(z.object({ kid: z.string(), kty: z.string(), d: z.never().optional() })) }),
  },
  {
    name: 'says what it offers',
    sendRequest: { path: '/settings' },
    status: 200,
    body: z.object({
      external: z.looseObject({ [PROVIDER.toLowerCase()]: z.literal(true) }),
      disable_signup: z.boolean(),
      mailer_autoconfirm: z.boolean(),
      phone_autoconfirm: z.boolean(),
      sms_provider: z.string(),
      saml_enabled: z.boolean(),
    }),
  },
  { name: 'is well', sendRequest: { path: '/health' }, status: 200, body: z.object({ name: z.literal('GoTrue') }) },
  { name: 'has nothing else', sendRequest: { path: '/nothing' }, status: 404 },
  {
    name: 'has nothing else to post to',
    needs: 'ours',
    sendRequest: { method: 'POST', path: '/signup', body: '{' },
    status: 404,
    code: 'not_found',
  },
  {
    name: 'knows its methods',
    needs: 'ours',
    sendRequest: { method: 'DELETE', path: '/user' },
    status: 405,
    code: 'method_not_allowed',
    headers: { allow: /^GET, HEAD, PUT$/ },
  },
  {
    name: 'makes no sign-in for a HEAD',
    needs: 'ours',
    sendRequest: { method: 'HEAD', path: '/authorize' },
    status: 405,
  },
  {
    name: 'lets other origins ask',
    sendRequest: {
      method: 'OPTIONS',
      path: '/token',
      headers: {
        origin: 'https://other.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey',
      },
    },
    status: [200, 204],
    headers: {
      'access-control-allow-origin': /^(\*|https:\/\/other\.example)$/,
      'access-control-allow-methods': /POST/,
      'access-control-allow-headers': /apikey/i,
    },
  },
  {
    name: 'shows other origins the version',
    sendRequest: { path: '/health', headers: { origin: 'https://other.example' } },
    status: 200,
    headers: {
      'access-control-allow-origin': /^(\*|https:\/\/other\.example)$/,
      'access-control-expose-headers': /X-Supabase-Api-Version/i,
    },
  },
];
