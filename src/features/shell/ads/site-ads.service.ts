import type { Config } from '#platform/config/config.schema.ts';
import { isLoopbackHost } from '#shared/loopback.ts';
import { showsAds } from './ad-choice.rules.ts';
import type { HouseAd, SiteAds } from './ad-slot.rules.ts';

export type AdsConfig = Pick<
  Config,
  'publicSiteUrl' | 'adManager' | 'adProvider' | 'adDirect' | 'adGptNetwork' | 'adNetworkScriptUrl'
>;

interface AdNetwork {
  readonly scriptUrl: string;
  /** Path of the network's ad units. */
  readonly units: string;
}

/** Returns undefined when no network is called, whatever the visitor chooses. */
export function toAdNetwork({
  adManager,
  adProvider,
  adNetworkScriptUrl,
  adGptNetwork,
}: AdsConfig): AdNetwork | undefined {
  if (!adManager || adProvider !== 'gpt' || !adNetworkScriptUrl || !adGptNetwork) return undefined;
  return { scriptUrl: adNetworkScriptUrl, units: adGptNetwork };
}

/** Returns null when there are no ads, so that the browser loads nothing for them. */
export function toSiteAds(
  config: AdsConfig,
  { isOn, house }: { isOn: boolean; house: readonly HouseAd[] },
): SiteAds | null {
  const { adManager, adProvider, adDirect, publicSiteUrl } = config;
  const isLocal = isLoopbackHost(new URL(publicSiteUrl).hostname);
  if (!showsAds({ provider: adProvider, isOn: adManager && isOn, isLocal })) return null;
  const network = toAdNetwork(config);
  const direct = adDirect && network ? { scriptUrl: network.scriptUrl, network: network.units } : null;
  return { provider: adProvider, direct, house };
}
