import { z } from 'zod';
import type { Config } from '#platform/config/config.schema.ts';
import { createAuthorizeUrl, identifyByCode, type OAuthUpstream } from './oauth-code.service.ts';
import type { Upstream, UpstreamPerson } from './upstream.ts';
import { cleanEmail, cleanName, cleanPictureUrl, known } from './upstream-text.rules.ts';

const SIGN_IN_HOST = 'https://kauth.kakao.com';
const API_HOST = 'https://kapi.kakao.com';

const userSchema = z.object({
  id: z.union([z.int().positive(), z.string().regex(/^\d{1,20}$/)]).transform(String),
  kakao_account: z
    .object({
      profile: z.object({ nickname: z.string().nullish(), profile_image_url: z.string().nullish() }).nullish(),
      email: z.string().nullish(),
      is_email_valid: z.boolean().nullish(),
      is_email_verified: z.boolean().nullish(),
    })
    .nullish(),
});

type KakaoUser = z.output<typeof userSchema>;

export type KakaoConfig = Pick<Config, 'authKakaoUrl' | 'authKakaoClientId' | 'authKakaoClientSecret'>;

export function kakaoUpstream(config: KakaoConfig): Upstream | null {
  const { authKakaoUrl, authKakaoClientId: clientId, authKakaoClientSecret: clientSecret } = config;
  if (clientId === undefined || clientSecret === undefined) return null;
  const signIn = authKakaoUrl ?? SIGN_IN_HOST;
  const api = authKakaoUrl ?? API_HOST;
  const oauth: OAuthUpstream<KakaoUser> = {
    clientId,
    clientSecret,
    authorizeUrl: `${signIn}/oauth/authorize`,
    tokenUrl: `${signIn}/oauth/token`,
    userUrl: `${api}/v2/user/me`,
    scopes: ['account_email', 'profile_image', 'profile_nickname'],
    passesOn: ['prompt', 'login_hint', 'service_terms'],
    userSchema,
    toPerson: (user) => kakaoPerson(user, api),
  };
  return {
    name: 'kakao',
    authorizeUrl: (flow, options) => createAuthorizeUrl(oauth, flow, options),
    identify: (flow, code) => identifyByCode(oauth, flow, code),
  };
}

/** Kakao returns the e-mail to business applications only; it counts only if it is valid and verified. */
function kakaoPerson({ id, kakao_account: account }: KakaoUser, issuer: string): UpstreamPerson {
  const email = cleanEmail(account?.email);
  const isVerified = email !== null && account?.is_email_valid === true && account.is_email_verified === true;
  const name = cleanName(account?.profile?.nickname);
  const picture = cleanPictureUrl(account?.profile?.profile_image_url);
  return {
    providerId: id,
    verifiedEmail: isVerified ? email : null,
    data: known({
      iss: issuer,
      sub: id,
      name,
      preferred_username: name,
      avatar_url: picture,
      full_name: name,
      email,
      email_verified: isVerified,
      provider_id: id,
      user_name: name,
    }),
  };
}
