export const AD_PROVIDERS = ['house', 'gpt', 'stub'] as const;
export type AdProvider = (typeof AD_PROVIDERS)[number];

/** The visitor's choice, stored on this device; null: not asked yet. */
export type AdConsent = 'all' | 'basic' | null;

export function readConsent(text: string | null): AdConsent {
  return text === 'all' || text === 'basic' ? text : null;
}

/** The person who looks at the page, as far as the browser knows by now. */
export type AdReader = 'unknown' | 'operator' | 'other';

/** Content of a slot: an ad of a provider, the question about consent, or nothing yet. */
export type AdFilling = AdProvider | 'question' | 'nothing';

/** No network is called before the visitor has chosen, and none for operators (contract §24). */
export function toFilling(provider: AdProvider, consent: AdConsent, reader: AdReader): AdFilling {
  if (provider !== 'gpt') return provider;
  if (consent === 'basic' || reader === 'operator') return 'house';
  if (reader === 'unknown') return 'nothing';
  return consent === 'all' ? provider : 'question';
}

export interface AdHosts {
  readonly provider: AdProvider;
  readonly isOn: boolean;
  /** Whether the host of the page, or of the site's own address, is a loopback host. */
  readonly isLocal: boolean;
}

/** `stub` works only on local hosts, and the other providers only elsewhere. */
export function showsAds({ provider, isOn, isLocal }: AdHosts): boolean {
  return isOn && isLocal === (provider === 'stub');
}

export type FrameAnswer = 'filled' | 'empty';

/** Accepts the only two messages that a frame may send; returns null for anything else. */
export function readFrameAnswer(message: unknown): FrameAnswer | null {
  if (typeof message !== 'object' || message === null || !('type' in message)) return null;
  return message.type === 'filled' || message.type === 'empty' ? message.type : null;
}
