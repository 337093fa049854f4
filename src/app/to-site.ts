import { isNicknameSignInOpen } from '#features/people/sign-in/nickname-provider-access.rules.ts';
import { toAdNetwork } from '#features/shell/ads/site-ads.service.ts';
import type { Config } from '#platform/config/config.schema.ts';
import type { SignInProvider, Site } from '#ui/page/site-context.tsx';

/** The embedded provider ignores it, but the client requires one. */
const ANY_KEY = 'baramnaru';

export function toSite(config: Config): Site {
  const { publicSiteUrl, assetBaseUrl, fontStylesheetUrl, fontStylesheetIntegrity } = config;
  return {
    origin: publicSiteUrl,
    assetBaseUrl: assetBaseUrl ?? null,
    fontStylesheet: fontStylesheetUrl ? { url: fontStylesheetUrl, integrity: fontStylesheetIntegrity ?? null } : null,
    signIn: {
      url: config.authUrl ?? null,
      publicKey: config.authPublicKey ?? ANY_KEY,
      providers: listProviders(config),
      isOpenToNicknames: config.authUrl === undefined && config.allowLocalAuth,
    },
    guard: { include: config.guardInclude, exclude: config.guardExclude },
    gameServers: config.gameServers,
    ...(toAdNetwork(config) && { hasAdNetwork: true }),
  };
}

/** An external provider is expected to support both; the embedded one has those that are configured. */
function listProviders(config: Config): SignInProvider[] {
  if (config.authUrl !== undefined) return ['discord', 'kakao'];
  const providers: SignInProvider[] = [];
  if (config.authDiscordClientId !== undefined) providers.push('discord');
  if (config.authKakaoClientId !== undefined) providers.push('kakao');
  if (isNicknameSignInOpen(config)) providers.push('local');
  return providers;
}
