import { findFlow } from './flow.repository.ts';
import type { SignInContext } from './sign-in.context.ts';
import { isUuid, readNickname } from './sign-in.rules.ts';
import { NICKNAME_PAGE, writeNicknameCode } from './upstreams/nickname.service.ts';

export async function enterNickname(ctx: SignInContext, state: string, text: string): Promise<string> {
  const flow = isUuid(state) ? await findFlow(ctx.db, state) : undefined;
  // The callback reports an invalid state, as for every upstream.
  if (flow?.provider !== 'local') return `/auth/v1/callback?${new URLSearchParams({ state })}`;
  const nickname = readNickname(text);
  if (nickname === undefined) return `${NICKNAME_PAGE}?${new URLSearchParams({ state, fault: 'form' })}`;
  const sealing = { state: flow.id, verifier: flow.upstreamVerifier };
  const code = writeNicknameCode(sealing, nickname, ctx.clock.now());
  return `/auth/v1/callback?${new URLSearchParams({ state: flow.id, code })}`;
}
