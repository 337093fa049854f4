import type { Banner } from './setting.contract.ts';

interface Tone {
  color: string;
  background: string;
  fontWeight?: string;
}

/** Inline styles, so that pages without a banner load none for it. */
export const BANNER_TONES: Readonly<Record<Banner['tone'], Tone>> = {
  info: { color: 'var(--gold)', background: 'var(--wash-gold)' },
  warn: { color: 'var(--paper)', background: 'var(--wash-gold)', fontWeight: '600' },
  alert: { color: 'var(--paper)', background: 'var(--wash-vermilion)', fontWeight: '600' },
};

export const closeBannerLabel = (text: string) => `닫기: ${text}`;
