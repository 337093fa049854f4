export const AD_PROVIDERS = ['house', 'gpt', 'stub'] as const;
export type AdProvider = (typeof AD_PROVIDERS)[number];

/** What the visitor chose on this device; null: not asked yet. */
export type AdConsent = 'all' | 'basic' | null;

export function readConsent(text: string | null): AdConsent {
  return text === 'all' || text === 'basic' ? text : null;
}

/** What stands in a slot. */
export type AdFilling = AdProvider | 'question';

/** No network is called before the visitor has chosen (contract §24). */
export function fillingOf(provider: AdProvider, consent: AdConsent): AdFilling {
  if (provider !== 'gpt' || consent === 'all') return provider;
  return consent === 'basic' ? 'house' : 'question';
}

export interface AdHosts {
  readonly provider: AdProvider;
  readonly isOn: boolean;
  /** The host of the page or of the site's own address is this machine. */
  readonly isLocal: boolean;
}

/** On local hosts only `stub` works, and nowhere else. */
export function showsAds({ provider, isOn, isLocal }: AdHosts): boolean {
  return isOn && isLocal === (provider === 'stub');
}

export type FrameAnswer = 'filled' | 'empty';

/** The only messages that a frame is heard for; anything else is null. */
export function readFrameAnswer(message: unknown): FrameAnswer | null {
  if (typeof message !== 'object' || message === null || !('type' in message)) return null;
  return message.type === 'filled' || message.type === 'empty' ? message.type : null;
}
