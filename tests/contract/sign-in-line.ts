import { z } from 'zod';
import type { Question } from '#tests/support/sign-in-visitor.ts';

export const elsewhere = process.env.AUTH_CONTRACT_URL?.replace(/\/+$/, '');
export const SITE = process.env.AUTH_CONTRACT_SITE ?? (elsewhere ? 'http://localhost:3000' : 'https://naru.example');
export const PROVIDER = process.env.AUTH_CONTRACT_PROVIDER ?? 'discord';

export const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
export const NOBODY = '00000000-0000-4000-8000-000000000000';

export interface World {
  token(): Promise<string>;
  refreshToken(): Promise<string>;
  code(): Promise<{ auth_code: string; code_verifier: string }>;
  usedState(): Promise<string>;
}

export interface Line {
  name: string;
  /** `token`: needs a user; `ours`: needs the test's upstream, or is a rule of this provider alone. */
  needs?: 'token' | 'ours';
  sendRequest: Question | ((world: World) => Promise<Question>);
  status: number | readonly number[];
  /** GoTrue's error code; the body then has the form of the request's version. */
  code?: string;
  headers?: Readonly<Record<string, RegExp>>;
  body?: z.ZodType;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
export const token = (grant: string, body: object | string): Question => ({
  method: 'POST',
  path: `/token?grant_type=${grant}`,
  body,
});
export const authorize = (query: Record<string, string>): Question => ({
  path: `/authorize?${new URLSearchParams(query)}`,
});
export const pkce = { provider: PROVIDER, code_challenge: CHALLENGE, code_challenge_method: 's256' };

const time = z.iso.datetime({ offset: true });
export const userShape = z.object({
  id: z.guid(),
  aud: z.literal('authenticated'),
  role: z.literal('authenticated'),
  email: z.string(),
  phone: z.string(),
  last_sign_in_at: time,
  app_metadata: z.object({ provider: z.string(), providers: z.array(z.string()) }),
  user_metadata: z.record(z.string(), z.unknown()),
  identities: z.array(
    z.object({
      identity_id: z.guid(),
      id: z.string(),
      user_id: z.guid(),
      identity_data: z.looseObject({ sub: z.string() }),
      provider: z.string(),
      last_sign_in_at: time,
      created_at: time,
      updated_at: time,
    }),
  ),
  created_at: time,
  updated_at: time,
  is_anonymous: z.literal(false),
});
export const sessionShape = z.object({
  access_token: z.jwt({ alg: 'ES256' }),
  token_type: z.literal('bearer'),
  expires_in: z.int().positive(),
  expires_at: z.int().positive(),
  refresh_token: z.string().min(12),
  user: userShape,
});
