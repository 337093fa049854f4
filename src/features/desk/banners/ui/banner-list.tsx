import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { COUNTDOWN_ID, type DeskBanner } from '#features/shell/settings/banner.contract.ts';
import { serverNow } from '#platform/client/server-clock.ts';
import { useNow } from '#platform/client/use-now.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Button } from '#ui/components/button.tsx';
import { Segmented } from '#ui/components/choices.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { EmptyState } from '#ui/components/states.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { spanText } from '../../table/moment.labels.ts';
import type { OpenRow } from '../../table/ui/use-open-row.ts';
import { useOwnLevel } from '../../table/ui/use-own-level.ts';
import { BANNER_STATES, STATE_LABELS, STATE_TONES, TONE_LABELS } from '../banner-desk.labels.ts';
import { type BannerState, bannerState, isLinkOutside } from '../banner-desk.rules.ts';
import { BANNERS_PATH, bannerListParams } from '../banner-list.params.ts';
import { bannerMutations } from './banner-query.ts';
import css from './banners.module.css';

interface BannerListProps {
  banners: readonly DeskBanner[];
  /** Undefined: all. */
  state: BannerState | undefined;
  openRow: OpenRow;
}

/** The banners that are there, that come, and that are over. */
export function BannerList({ banners, state, openRow }: BannerListProps) {
  const now = useNow() ?? serverNow();
  const act = useAct();
  const level = useOwnLevel();
  const countIn = (one: BannerState) => banners.filter((banner) => bannerState(banner, now) === one).length;
  const shown = banners.filter((banner) => state === undefined || bannerState(banner, now) === state);
  const choices = [undefined, ...BANNER_STATES].map((one) => ({
    href: bannerListParams.link(BANNERS_PATH, { state: one }),
    label: one ? `${STATE_LABELS[one]} ${formatDigits(countIn(one))}` : `전체 ${formatDigits(banners.length)}`,
    current: one === state,
  }));
  function end({ id, text, href, tone, isClosable, startsAt, version }: DeskBanner): void {
    const at = serverNow();
    // A banner that has not begun has nothing to be read later; a link outside is changed by administrators alone.
    const isGone = Date.parse(startsAt) >= at || (isLinkOutside(href) && level > OPERATOR_LEVEL.administrator);
    const body = { text, href, tone, isClosable, startsAt, endsAt: new Date(at).toISOString(), version };
    void (isGone
      ? act.run(bannerMutations.remove, { params: { id }, query: { version } })
      : act.run(bannerMutations.change, { params: { id }, body }));
  }
  return (
    <section className={`panel ${css.list}`} aria-label="전체 배너">
      <header>
        <h2>전체</h2>
        <span className="grow" />
        <Segmented small label="상태" choices={choices} />
      </header>
      {act.error !== null && (
        <p className="pad meta up" role="alert">
          {act.error}
        </p>
      )}
      {shown.length === 0 && <EmptyState text="이 상태의 배너가 없습니다." />}
      <ul>
        {shown.map((banner) => (
          <BannerRow
            key={banner.id}
            banner={banner}
            state={bannerState(banner, now)}
            openRow={openRow}
            isBusy={act.isSending}
            onEnd={() => end(banner)}
          />
        ))}
      </ul>
    </section>
  );
}

interface BannerRowProps {
  banner: DeskBanner;
  state: BannerState;
  openRow: OpenRow;
  isBusy: boolean;
  onEnd: () => void;
}

function BannerRow({ banner, state, openRow, isBusy, onEnd }: BannerRowProps) {
  const { id, text, tone, href, startsAt, endsAt, by, aside } = banner;
  const isCountdown = id === COUNTDOWN_ID;
  const isOpen = openRow.id === id;
  return (
    <li className={classNames(css.row, isOpen && css.isOpen)}>
      <Tag tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Tag>
      <div>
        {isCountdown ? (
          <b>{text}</b>
        ) : (
          <a href={openRow.hrefOf(id)} aria-current={isOpen || undefined}>
            {text}
          </a>
        )}
        <span className="meta block">
          {TONE_LABELS[tone]} · {spanText(startsAt, endsAt)}
          {href && <span>{` · ${href}`}</span>}
        </span>
        {aside.map(({ from, until }) => (
          <span key={from} className={`meta block ${css.aside}`}>{`${spanText(from, until)} 자리를 비킵니다`}</span>
        ))}
      </div>
      <span className={`meta ${css.by}`}>
        {isCountdown ? <a href="/operator/site">점검에서 자동</a> : (by?.name ?? '–')}
      </span>
      {!isCountdown && state !== 'over' && (
        <Button
          size="sm"
          aria-label={`${state === 'now' ? '지금 끝내기' : '지우기'}: ${text}`}
          aria-disabled={isBusy}
          onClick={() => !isBusy && onEnd()}
        >
          {state === 'now' ? '지금 끝내기' : '지우기'}
        </Button>
      )}
    </li>
  );
}
