import { isNicknameSignInOpen } from '#features/people/sign-in/nickname-provider-access.rules.ts';
import type { Config } from '#platform/config/config.schema.ts';
import type { SignInProvider, Site } from '#ui/page/site-context.tsx';

/** The embedded provider ignores it, but the client wants one. */
const ANY_KEY = 'baramnaru';

/** What pages may know of the configuration. */
export function siteOf(config: Config): Site {
  const { publicSiteUrl, assetBaseUrl, fontStylesheetUrl, fontStylesheetIntegrity } = config;
  return {
    origin: publicSiteUrl,
    assetBaseUrl: assetBaseUrl ?? null,
    fontStylesheet: fontStylesheetUrl ? { url: fontStylesheetUrl, integrity: fontStylesheetIntegrity ?? null } : null,
    signIn: {
      url: config.authUrl ?? null,
      publicKey: config.authPublicKey ?? ANY_KEY,
      providers: providersOf(config),
      isOpenToNicknames: config.authUrl === undefined && config.allowLocalAuth,
    },
    guard: { include: config.guardInclude, exclude: config.guardExclude },
    gameServers: config.gameServers,
  };
}

/** Elsewhere both are expected; here those that have been set up. */
function providersOf(config: Config): SignInProvider[] {
  if (config.authUrl !== undefined) return ['discord', 'kakao'];
  const providers: SignInProvider[] = [];
  if (config.authDiscordClientId !== undefined) providers.push('discord');
  if (config.authKakaoClientId !== undefined) providers.push('kakao');
  if (isNicknameSignInOpen(config)) providers.push('local');
  return providers;
}
