import { z } from 'zod';
import { computeChallenge } from '../secrets.service.ts';
import {
  type AuthorizeOptions,
  type UpstreamAnswer,
  UpstreamError,
  type UpstreamFlow,
  type UpstreamPerson,
} from './upstream.ts';

/** Milliseconds for both requests, during which the person sees an empty page. */
const ANSWER_MS = 8_000;
const MAX_BYTES = 256 * 1024;
const SCOPE = /^[\w.:/-]{1,60}$/;
const MAX_SCOPES = 10;
const MAX_PASSED_ON = 200;

const TOKEN = /^[\x21-\x7e]{1,4096}$/;
const tokensSchema = z.object({
  access_token: z.string().regex(TOKEN),
  token_type: z.string().regex(/^bearer$/i),
  refresh_token: z.string().regex(TOKEN).nullish(),
});

/** OAuth 2 with codes (RFC 6749), state and PKCE (RFC 7636). */
export interface OAuthUpstream<Answer> extends OAuthEndpoints {
  clientSecret: string;
  tokenUrl: string;
  userUrl: string;
  userSchema: z.ZodType<Answer>;
  toPerson(answer: Answer): UpstreamPerson;
}

interface OAuthEndpoints {
  clientId: string;
  authorizeUrl: string;
  scopes: readonly string[];
  passesOn: readonly string[];
}

export function createAuthorizeUrl(
  upstream: OAuthEndpoints,
  flow: UpstreamFlow,
  { scopes, query }: AuthorizeOptions,
): string {
  const url = new URL(upstream.authorizeUrl);
  for (const name of upstream.passesOn) {
    const value = query.get(name);
    if (value && value.length <= MAX_PASSED_ON) url.searchParams.set(name, value);
  }
  const further = scopes.filter((scope) => SCOPE.test(scope)).slice(0, MAX_SCOPES);
  const own = {
    client_id: upstream.clientId,
    redirect_uri: flow.callbackUrl,
    response_type: 'code',
    scope: [...new Set([...upstream.scopes, ...further])].join(' '),
    state: flow.state,
    code_challenge: computeChallenge(flow.verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(own)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Exchanges the code for a token, and requests the identity with it.
 * @throws {UpstreamError}
 */
export async function identifyByCode<Answer>(
  upstream: OAuthUpstream<Answer>,
  flow: UpstreamFlow,
  code: string,
): Promise<UpstreamAnswer> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const tokens = await sendRequest(tokensSchema, 'Unable to exchange external code', upstream.tokenUrl, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: flow.callbackUrl,
      client_id: upstream.clientId,
      client_secret: upstream.clientSecret,
      code_verifier: flow.verifier,
    }),
    signal,
  });
  const answer = await sendRequest(
    upstream.userSchema,
    'Error getting user profile from external provider',
    upstream.userUrl,
    {
      headers: { accept: 'application/json', authorization: `Bearer ${tokens.access_token}` },
      signal,
    },
  );
  return { person: upstream.toPerson(answer), token: tokens.access_token, refreshToken: tokens.refresh_token ?? null };
}

/** Refuses redirects: secrets go to the configured address only. */
async function sendRequest<Answer>(
  schema: z.ZodType<Answer>,
  message: string,
  url: string,
  init: RequestInit,
): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error' });
    const text = await readText(response);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new UpstreamError(message, cause);
  }
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
