import { z } from 'zod';
import type { Config } from '#platform/config/config.schema.ts';
import { createAuthorizeUrl, identifyByCode, type OAuthUpstream } from './oauth-code.service.ts';
import type { Upstream, UpstreamPerson } from './upstream.ts';
import { cleanEmail, cleanName, known } from './upstream-text.rules.ts';

const PICTURES = 'https://cdn.discordapp.com';

const userSchema = z.object({
  id: z.string().regex(/^\d{1,20}$/),
  username: z.string(),
  discriminator: z
    .string()
    .regex(/^\d{1,4}$/)
    .nullish(),
  global_name: z.string().nullish(),
  avatar: z
    .string()
    .regex(/^\w{1,64}$/)
    .nullish(),
  email: z.string().nullish(),
  verified: z.boolean().nullish(),
});

type DiscordUser = z.output<typeof userSchema>;

export type DiscordConfig = Pick<Config, 'authDiscordUrl' | 'authDiscordClientId' | 'authDiscordClientSecret'>;

export function discordUpstream(config: DiscordConfig): Upstream | null {
  const { authDiscordUrl, authDiscordClientId: clientId, authDiscordClientSecret: clientSecret } = config;
  if (clientId === undefined || clientSecret === undefined) return null;
  const api = `${authDiscordUrl}/api`;
  const oauth: OAuthUpstream<DiscordUser> = {
    clientId,
    clientSecret,
    authorizeUrl: `${api}/oauth2/authorize`,
    tokenUrl: `${api}/oauth2/token`,
    userUrl: `${api}/users/@me`,
    scopes: ['email', 'identify'],
    passesOn: ['prompt'],
    userSchema,
    toPerson: (user) => discordPerson(user, api),
  };
  return {
    name: 'discord',
    authorizeUrl: (flow, options) => createAuthorizeUrl(oauth, flow, options),
    identify: (flow, code) => identifyByCode(oauth, flow, code),
  };
}

function discordPerson(user: DiscordUser, issuer: string): UpstreamPerson {
  const email = cleanEmail(user.email);
  const isVerified = email !== null && user.verified === true;
  const picture = toPictureUrl(user);
  return {
    providerId: user.id,
    verifiedEmail: isVerified ? email : null,
    data: known<UpstreamPerson['data'][string]>({
      iss: issuer,
      sub: user.id,
      name: `${cleanName(user.username)}#${user.discriminator ?? '0'}`,
      picture,
      avatar_url: picture,
      full_name: cleanName(user.username),
      email,
      email_verified: isVerified,
      provider_id: user.id,
      custom_claims: known({ global_name: cleanName(user.global_name) }),
    }),
  };
}

/** Returns the person's picture, or Discord's default: by the discriminator of old names, otherwise by the id. */
function toPictureUrl({ id, avatar, discriminator }: DiscordUser): string {
  if (avatar) return `${PICTURES}/avatars/${id}/${avatar}.${avatar.startsWith('a_') ? 'gif' : 'png'}`;
  const isOldName = discriminator && discriminator !== '0';
  const drawn = isOldName ? Number(discriminator) % 5 : Number((BigInt(id) >> 22n) % 6n);
  return `${PICTURES}/embed/avatars/${drawn}.png`;
}
