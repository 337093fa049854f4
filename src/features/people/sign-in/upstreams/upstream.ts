export interface UpstreamPerson {
  /** The upstream's id of the person, which never changes. */
  providerId: string;
  /** Lower case; null unless the upstream has verified it. Identities with the same one belong to one person. */
  verifiedEmail: string | null;
  data: Readonly<Record<string, string | boolean | Readonly<Record<string, string>>>>;
}

export interface UpstreamAnswer {
  person: UpstreamPerson;
  token: string | null;
  refreshToken: string | null;
}

export interface UpstreamFlow {
  state: string;
  /** The PKCE secret, sent to the upstream with the code. */
  verifier: string;
  callbackUrl: string;
}

export interface AuthorizeOptions {
  scopes: readonly string[];
  query: URLSearchParams;
}

export interface Upstream {
  readonly name: string;
  /** Returns an address of the upstream, or a path of this site. */
  authorizeUrl(flow: UpstreamFlow, options: AuthorizeOptions): string;
  /** @throws {UpstreamError} when the code is refused or the answer is invalid */
  identify(flow: UpstreamFlow, code: string): Promise<UpstreamAnswer>;
}

/** The message is for the log and for programs, so it must not contain secrets. */
export class UpstreamError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'UpstreamError';
  }
}
