import type { Banner, DeskBanner } from '#features/shell/settings/banner.contract.ts';
import { asideSpans, bannersAt } from '#features/shell/settings/banner.rules.ts';
import { spanText } from '../table/moment.labels.ts';

export type BannerState = 'now' | 'planned' | 'over';

export function bannerState({ startsAt, endsAt }: Pick<DeskBanner, 'startsAt' | 'endsAt'>, now: number): BannerState {
  if (Date.parse(endsAt) <= now) return 'over';
  return Date.parse(startsAt) <= now ? 'now' : 'planned';
}

/** A banner while it is written, among those that are there. */
export interface DraftBanner extends Omit<Banner, 'id'> {
  /** Null: it has no row yet. */
  readonly id: number | null;
}

/** Whether a link leaves the site, which only an administrator may set. */
export function isLinkOutside(href: string | null): boolean {
  return href !== null && href !== '' && !href.startsWith('/');
}

/** After all that exist, as of equal ones the older is shown first. */
const NEWEST_ID = Number.MAX_SAFE_INTEGER;

function toBanner({ startsAt, endsAt, ...banner }: DeskBanner): Banner {
  return { ...banner, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
}

function withDraft(banners: readonly DeskBanner[], draft: DraftBanner): { all: Banner[]; own: Banner } {
  const own = { ...draft, id: draft.id ?? NEWEST_ID };
  return { all: [...banners.filter(({ id }) => id !== draft.id).map(toBanner), own], own };
}

/** The banners that every page shows at the moment when the draft begins, or now where that is past. */
export function previewBanners(banners: readonly DeskBanner[], draft: DraftBanner, now: Date): Banner[] {
  const at = draft.startsAt > now ? draft.startsAt : now;
  return bannersAt(withDraft(banners, draft).all, at);
}

/** The others that are there at some time of the draft, the first to begin first. */
export function bannersBeside(banners: readonly DeskBanner[], { id, startsAt, endsAt }: DraftBanner): DeskBanner[] {
  return banners
    .filter((other) => other.id !== id && new Date(other.startsAt) < endsAt && startsAt < new Date(other.endsAt))
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
}

/** Says which banners give way, and when, while three or more are there. */
export function listClashes(banners: readonly DeskBanner[], draft: DraftBanner, now: Date): string[] {
  const { all, own } = withDraft(banners, draft);
  const clashes = [own, ...bannersBeside(banners, draft).map(toBanner)].flatMap((banner) => {
    const name = banner.id === own.id ? '이 배너' : `‘${banner.text}’`;
    return asideSpans(all, banner, now).map(({ from, until }) => ({ from, text: `${spanText(from, until)} ${name}` }));
  });
  return clashes
    .toSorted((one, other) => one.from.getTime() - other.from.getTime())
    .map(({ text }) => `${text} 자리에 다른 배너가 나옵니다.`);
}
