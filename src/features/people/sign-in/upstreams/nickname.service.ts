import { areSame, hmac } from '../secrets.service.ts';
import { nicknameId, readNickname } from '../sign-in.rules.ts';
import { type Upstream, UpstreamError, type UpstreamFlow } from './upstream.ts';

export const NICKNAME_PAGE = '/login/nickname';
const CODE_MS = 60_000;

export function nicknameUpstream(issuer: string, now: () => Date): Upstream {
  return {
    name: 'local',
    authorizeUrl: ({ state }) => `${NICKNAME_PAGE}?${new URLSearchParams({ state })}`,
    async identify(flow, code) {
      const nickname = readNicknameCode(flow, code, now());
      if (nickname === undefined) throw new UpstreamError('Unable to exchange external code');
      const id = nicknameId(nickname);
      const data = {
        iss: issuer,
        sub: id,
        name: nickname,
        full_name: nickname,
        preferred_username: nickname,
        email_verified: false,
        provider_id: id,
      };
      return { person: { providerId: id, verifiedEmail: null, data }, token: null, refreshToken: null };
    },
  };
}

type Sealing = Pick<UpstreamFlow, 'state' | 'verifier'>;

/** Returned to the callback: the nickname, sealed for this one flow and for a minute. */
export function writeNicknameCode(flow: Sealing, nickname: string, now: Date): string {
  const content = Buffer.from(JSON.stringify([nickname, now.getTime() + CODE_MS])).toString('base64url');
  return `${content}.${computeSeal(flow, content)}`;
}

/** Returns undefined when the code is forged, of another flow, or expired. */
export function readNicknameCode(flow: Sealing, code: string, now: Date): string | undefined {
  const [content = '', seal = '', ...rest] = code.split('.');
  if (rest.length > 0 || !areSame(seal, computeSeal(flow, content))) return undefined;
  // Sealed by this site, so its content is valid.
  const [nickname, until] = JSON.parse(Buffer.from(content, 'base64url').toString('utf8')) as [string, number];
  return now.getTime() < until ? readNickname(nickname) : undefined;
}

/** The key is the flow's verifier, which here never leaves the server. */
function computeSeal({ state, verifier }: Sealing, content: string): string {
  return hmac(verifier, `nickname\n${state}\n${content}`).toString('base64url');
}
