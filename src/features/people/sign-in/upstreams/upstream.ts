/** Who someone is where he comes from. */
export interface UpstreamPerson {
  /** The upstream's own id of him; never changes. */
  providerId: string;
  /** Lower case, and only when the upstream vouches for it: by it two upstreams are one person. */
  verifiedEmail: string | null;
  /** What the upstream says of him, in GoTrue's names. */
  data: Readonly<Record<string, string | boolean | Readonly<Record<string, string>>>>;
}

export interface UpstreamAnswer {
  person: UpstreamPerson;
  /** The upstream's own tokens, which the client is handed once. */
  token: string | null;
  refreshToken: string | null;
}

/** A sign-in under way, as the upstream sees it. */
export interface UpstreamFlow {
  /** Comes back with the person. */
  state: string;
  /** Our secret, which the upstream is told when we ask for the token. */
  verifier: string;
  /** Where the upstream sends him back to. */
  callbackUrl: string;
}

export interface AuthorizeWishes {
  /** Asked for beyond the usual ones. */
  scopes: readonly string[];
  /** The request's own query, of which each upstream passes on what it knows. */
  query: URLSearchParams;
}

/** Whoever vouches for people: Discord, Kakao, or on one's own machine the person himself. */
export interface Upstream {
  readonly name: string;
  /** Where the browser goes to prove who he is; may be a path of this site. */
  authorizeUrl(flow: UpstreamFlow, wishes: AuthorizeWishes): string;
  /** @throws {UpstreamFault} when the code is refused or the answer makes no sense */
  identify(flow: UpstreamFlow, code: string): Promise<UpstreamAnswer>;
}

/** The upstream did not answer as it should. The message is for the log and for programs: it holds no secrets. */
export class UpstreamFault extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'UpstreamFault';
  }
}
