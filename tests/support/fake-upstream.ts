import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export type UpstreamName = 'discord' | 'kakao';

export interface Account {
  id: string;
  name: string;
  email?: string;
  isEmailVerified?: boolean;
  /** Discord: the hash of the avatar; Kakao: its URL. */
  picture?: string;
}

/**
 * `allow`: redirects back at once. `ask`: a page with the links 허용 and 거부. `deny`: access denied. `fail`: responds with a
 * server error. `nonsense`: responds with an unexpected body. `silent`: never responds. `no-user`: accepts the code, but not
 * the request for the user.
 */
export type Manners = 'allow' | 'ask' | 'deny' | 'fail' | 'nonsense' | 'silent' | 'no-user';

interface Grant {
  account: Account;
  redirectUri: string;
  challenge: string;
  scopes: readonly string[];
}

const SCOPES: Readonly<Record<UpstreamName, readonly string[]>> = {
  discord: ['identify', 'email', 'guilds'],
  kakao: ['account_email', 'profile_image', 'profile_nickname'],
};
const EMAIL_SCOPE: Readonly<Record<UpstreamName, string>> = { discord: 'email', kakao: 'account_email' };

const FIRST_ID: Readonly<Record<UpstreamName, string>> = { discord: '1002003004005006007', kakao: '2718281828' };

export class FakeUpstream {
  readonly name: UpstreamName;
  readonly client: { id: string; secret: string };
  #account: Account;
  #manners: Manners = 'allow';
  readonly #redirectUris = new Set<string>();
  readonly #codes = new Map<string, Grant>();
  readonly #tokens = new Map<string, Grant>();

  constructor(name: UpstreamName) {
    this.name = name;
    this.client = { id: `${name}-client`, secret: `${name}-secret&=%` };
    this.#account = { id: FIRST_ID[name], name: 'somebody', email: 'somebody@example.com', isEmailVerified: true };
  }

  register(redirectUri: string): void {
    this.#redirectUris.add(redirectUri);
  }

  enter(account: Account): void {
    this.#account = account;
  }

  behave(manners: Manners): void {
    this.#manners = manners;
  }

  authorize(request: IncomingMessage, response: ServerResponse): void {
    const query = new URL(request.url ?? '', 'http://fake').searchParams;
    const fault = this.#faultOf(query);
    if (fault !== undefined) {
      response.writeHead(400, { 'content-type': 'text/plain' }).end(fault);
      return;
    }
    const answer = query.get('answer');
    if (this.#manners === 'ask' && answer === null) {
      sendChoice(response, this.name, query);
      return;
    }
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    if (this.#manners === 'deny' || answer === 'deny') {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('error_description', 'The resource owner or authorization server denied the request');
    } else {
      back.searchParams.set('code', this.#makeCode(query));
    }
    response.writeHead(302, { location: back.href }).end();
  }

  #faultOf(query: URLSearchParams): string | undefined {
    const scopes = scopesOf(query);
    if (query.get('client_id') !== this.client.id) return 'unknown client_id';
    if (!this.#redirectUris.has(query.get('redirect_uri') ?? '')) return 'redirect_uri is not registered';
    if (query.get('response_type') !== 'code') return 'response_type must be code';
    if (!query.get('state')) return 'state is missing';
    if (query.get('code_challenge_method') !== 'S256') return 'code_challenge_method must be S256';
    if (!/^[\w-]{43}$/.test(query.get('code_challenge') ?? '')) return 'code_challenge is wrong';
    if (scopes.length === 0 || scopes.some((scope) => !SCOPES[this.name].includes(scope))) return 'invalid scope';
    return undefined;
  }

  #makeCode(query: URLSearchParams): string {
    const code = randomBytes(15).toString('base64url');
    this.#codes.set(code, {
      account: this.#account,
      redirectUri: query.get('redirect_uri') ?? '',
      challenge: query.get('code_challenge') ?? '',
      scopes: scopesOf(query),
    });
    return code;
  }

  async token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await textOf(request));
    if (this.#misbehaves(response)) return;
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    if (!isForm || form.get('grant_type') !== 'authorization_code') {
      sendJson(response, 400, { error: 'unsupported_grant_type' });
      return;
    }
    if (form.get('client_id') !== this.client.id || form.get('client_secret') !== this.client.secret) {
      sendJson(response, 401, { error: 'invalid_client' });
      return;
    }
    const code = form.get('code') ?? '';
    const grant = this.#codes.get(code);
    // A code can be used once, also when the exchange fails.
    this.#codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!grant || grant.redirectUri !== form.get('redirect_uri') || grant.challenge !== challenge) {
      sendJson(response, 400, { error: 'invalid_grant', error_description: 'Invalid "code" in request.' });
      return;
    }
    const token = randomBytes(20).toString('base64url');
    this.#tokens.set(token, grant);
    sendJson(response, 200, {
      access_token: token,
      token_type: this.name === 'discord' ? 'Bearer' : 'bearer',
      expires_in: 604_800,
      refresh_token: randomBytes(20).toString('base64url'),
      scope: grant.scopes.join(' '),
    });
  }

  user(request: IncomingMessage, response: ServerResponse): void {
    if (this.#misbehaves(response)) return;
    const grant = this.#tokens.get(/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
    if (!grant || this.#manners === 'no-user') {
      sendJson(response, 401, { message: '401: Unauthorized', code: 0 });
      return;
    }
    const { account, scopes } = grant;
    const email = scopes.includes(EMAIL_SCOPE[this.name]) ? account.email : undefined;
    sendJson(response, 200, this.name === 'discord' ? discordUser(account, email) : kakaoUser(account, email));
  }

  /** @returns true when it has sent a broken response, or will never respond */
  #misbehaves(response: ServerResponse): boolean {
    if (this.#manners === 'fail') response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>oops</h1>');
    if (this.#manners === 'nonsense') sendJson(response, 200, { access_token: 7, id: ['?'] });
    return ['fail', 'nonsense', 'silent'].includes(this.#manners);
  }
}

function discordUser({ id, name, picture, isEmailVerified = false }: Account, email: string | undefined) {
  return {
    id,
    username: name,
    discriminator: '0',
    global_name: name,
    avatar: picture ?? null,
    locale: 'ko',
    mfa_enabled: false,
    ...(email !== undefined && { email, verified: isEmailVerified }),
  };
}

function kakaoUser({ id, name, picture, isEmailVerified = false }: Account, email: string | undefined) {
  return {
    id: Number(id),
    connected_at: '2026-01-01T00:00:00Z',
    kakao_account: {
      profile_nickname_needs_agreement: false,
      profile: { nickname: name, profile_image_url: picture, is_default_image: picture === undefined },
      has_email: email !== undefined,
      ...(email !== undefined && { email, is_email_valid: true, is_email_verified: isEmailVerified }),
    },
  };
}

function scopesOf(query: URLSearchParams): string[] {
  return (query.get('scope') ?? '').split(/[ ,]+/).filter((scope) => scope !== '');
}

function sendChoice(response: ServerResponse, name: UpstreamName, query: URLSearchParams): void {
  const link = (answer: string, label: string) => {
    const href = new URLSearchParams([...query, ['answer', answer]]).toString().replaceAll('&', '&amp;');
    return `<a href="?${href}">${label}</a>`;
  };
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(`<!doctype html><title>${name}</title><p>${link('allow', '허용')} ${link('deny', '거부')}</p>`);
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}
