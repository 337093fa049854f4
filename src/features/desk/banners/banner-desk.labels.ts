import type { DeskBanner } from '#features/shell/settings/banner.contract.ts';
import type { TagTone } from '#ui/components/tag.tsx';
import type { BannerState } from './banner-desk.rules.ts';

export const TONE_LABELS: Readonly<Record<DeskBanner['tone'], string>> = { info: '안내', warn: '주의', alert: '긴급' };

/** In the order of choices, the quietest first. */
export const TONES = ['info', 'warn', 'alert'] as const satisfies readonly DeskBanner['tone'][];

export const STATE_LABELS: Readonly<Record<BannerState, string>> = { now: '지금', planned: '예정', over: '끝남' };

export const STATE_TONES: Readonly<Record<BannerState, TagTone>> = { now: 'ok', planned: 'warn', over: 'off' };

export const BANNER_STATES = ['now', 'planned', 'over'] as const satisfies readonly BannerState[];
