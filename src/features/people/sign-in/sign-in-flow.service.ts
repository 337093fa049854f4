import { randomUUID } from 'node:crypto';
import { createPictureRules } from '../profiles/avatar.rules.ts';
import { followIdentities } from '../profiles/follow-identities.service.ts';
import { verifiedIdentity } from './embedded-provider.service.ts';
import { answerFlow, claimFlow, type Flow, findFlow, insertFlow } from './flow.repository.ts';
import { GoTrueError, OAuthError } from './gotrue-error.ts';
import { findIdentities } from './identity.repository.ts';
import type { ReceivedRequest } from './nickname-provider-access.rules.ts';
import { recogniseInTransaction } from './person.service.ts';
import { readChallenge } from './pkce.rules.ts';
import { redirectTarget, withCode } from './redirect.rules.ts';
import { randomVerifier } from './secrets.service.ts';
import type { SignInContext } from './sign-in.context.ts';
import { isFlowExpired, isUuid } from './sign-in.rules.ts';
import { type UpstreamAnswer, UpstreamError } from './upstreams/upstream.ts';

export interface Visit {
  params: URLSearchParams;
  received: ReceivedRequest;
  siteUrl: string;
}

/**
 * Begins a sign-in.
 * @returns the upstream's address to redirect to
 * @throws {GoTrueError} validation_failed
 */
export async function beginSignIn(ctx: SignInContext, { params, received, siteUrl }: Visit): Promise<string> {
  const upstream = ctx.upstreams.find(params.get('provider') ?? '', received);
  const challenge = readChallenge(params.get('code_challenge'), params.get('code_challenge_method'));
  const verifier = randomVerifier();
  const state = await insertFlow(ctx.db, {
    provider: upstream.name,
    redirectTo: redirectTarget(params.get('redirect_to'), { siteUrl, allowList: ctx.config.authUriAllowList }),
    challenge,
    upstreamVerifier: verifier,
    createdAt: ctx.clock.now(),
  });
  const scopes = (params.get('scopes') ?? '').split(/[\s,]+/).filter((scope) => scope !== '');
  return upstream.authorizeUrl({ state, verifier, callbackUrl: toCallbackUrl(siteUrl) }, { scopes, query: params });
}

/**
 * Returns the flow of a state. A state is valid once, whatever the outcome.
 * @throws {GoTrueError} bad_oauth_callback, bad_oauth_state or flow_state_already_used: the target of return is unknown
 */
export async function reopenSignIn(ctx: SignInContext, state: string | null): Promise<Flow> {
  if (!state) throw new GoTrueError(400, 'bad_oauth_callback', 'OAuth state parameter missing');
  const flow = isUuid(state) ? await findFlow(ctx.db, state) : undefined;
  const now = ctx.clock.now();
  if (!flow || isFlowExpired(flow.createdAt, now)) {
    throw new GoTrueError(400, 'bad_oauth_state', 'OAuth state not found or expired');
  }
  if (flow.returnedAt !== null || !(await claimFlow(ctx.db, flow.id, now))) {
    throw new GoTrueError(400, 'flow_state_already_used', 'OAuth state has already been used');
  }
  return flow;
}

/**
 * Requests the identity from the upstream, and finds or creates its person.
 * @returns the address of the requesting page with a code
 * @throws {OAuthError} the upstream refused
 * @throws {GoTrueError} bad_oauth_callback, validation_failed (the upstream was removed meanwhile) or
 * unexpected_failure
 */
export async function returnToSite(ctx: SignInContext, flow: Flow, visit: Visit): Promise<string> {
  const { person, token, refreshToken } = await whoReturns(ctx, flow, visit);
  const code = randomUUID();
  const userId = await ctx.db.transaction().execute(async (transaction) => {
    const seen = { ...person, provider: flow.provider };
    const found = await recogniseInTransaction(transaction, seen, ctx.clock.now());
    const answer = { code, userId: found, providerToken: token, providerRefreshToken: refreshToken };
    await answerFlow(transaction, flow.id, answer);
    return found;
  });
  await showChanges(ctx, userId);
  return withCode(flow.redirectTo, code);
}

/** Runs in a transaction of its own, because a sign-in must not fail because of a picture. */
async function showChanges({ db, clock, config, log }: SignInContext, userId: string): Promise<void> {
  try {
    const identities = (await findIdentities(db, userId)).map(verifiedIdentity);
    const pictures = createPictureRules([config.authDiscordUrl, config.authKakaoUrl]);
    await followIdentities(db, { userId, identities, pictures, at: clock.now() });
  } catch (error) {
    log.warn({ err: error }, 'a profile did not follow its identities');
  }
}

async function whoReturns(
  ctx: SignInContext,
  flow: Flow,
  { params, received, siteUrl }: Visit,
): Promise<UpstreamAnswer> {
  const error = params.get('error');
  if (error) throw new OAuthError(error, params.get('error_description') ?? '');
  const code = params.get('code');
  if (!code) throw new GoTrueError(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code');
  const upstream = ctx.upstreams.find(flow.provider, received);
  const requested = { state: flow.id, verifier: flow.upstreamVerifier, callbackUrl: toCallbackUrl(siteUrl) };
  try {
    return await upstream.identify(requested, code);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    ctx.log.warn({ provider: flow.provider, reason: formatReason(error) }, 'an upstream did not tell who came back');
    throw new GoTrueError(500, 'unexpected_failure', error.message, error);
  }
}

/** Returns the reason for the log, without the codes and tokens that parsing errors may quote. */
function formatReason({ message, cause }: UpstreamError): string {
  if (!(cause instanceof Error)) return message;
  return cause instanceof SyntaxError ? `${message}: no JSON` : `${message}: ${cause.name} ${cause.message}`;
}

function toCallbackUrl(siteUrl: string): string {
  return `${siteUrl}/auth/v1/callback`;
}
