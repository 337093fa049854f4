import { FilterBar, FilterField } from '#features/game-data/ui/public/filter-bar.tsx';
import { Chips } from '#ui/components/choices.tsx';
import { Checkbox } from '#ui/components/field.tsx';
import { broadcastFilter } from '../broadcast.filter.ts';
import { type BroadcastsQuery, broadcastsParams, broadcastWords } from '../broadcast.params.ts';
import css from './broadcasts.module.css';

const PATIENCE_MS = 250;
const FIRST_CHANNELS = 10;

interface BroadcastFiltersProps {
  query: BroadcastsQuery;
  search: URLSearchParams;
  /** Channels by number of shouts, most first. */
  channels: readonly number[];
  item: { id: number; name: string } | null;
}

export function BroadcastFilters({ query: { filter }, search, channels, item }: BroadcastFiltersProps) {
  const known = channels.filter((channel) => channel > 0);
  const first = inOrder(known.slice(0, FIRST_CHANNELS));
  const chosen = filter.channel;
  const others = inOrder(known.slice(FIRST_CHANNELS));
  const isAmongFirst = chosen === undefined || first.includes(chosen);
  const toHref = (channel: number | undefined) =>
    broadcastsParams.href('/broadcast', search, { channel, cursor: undefined });
  const chip = (channel: number) => ({
    href: toHref(channel),
    label: String(channel),
    current: channel === chosen,
  });
  const inSheet = broadcastFilter.chips({ ...filter, kind: undefined });
  return (
    <FilterBar
      action="/broadcast"
      label="사자후 필터"
      params={broadcastsParams}
      preserve={['gameServer', 'channel', 'itemId']}
      patienceMs={PATIENCE_MS}
      count={inSheet.length + Number(chosen !== undefined) + Number(!filter.fold)}
      firstClass={css.first}
      first={
        <>
          <FilterField of={broadcastFilter} name="kind" look="seg" className={css.kinds} />
          <div className="grow">
            <FilterField of={broadcastWords} name="q" />
          </div>
        </>
      }
    >
      <div className={`frow ${css.channels}`}>
        <span className="label">채널</span>
        <Chips
          label="채널"
          choices={[
            { href: toHref(undefined), label: '모두', current: chosen === undefined },
            ...first.map(chip),
            ...(isAmongFirst ? [] : [chip(chosen)]),
          ]}
        />
        {others.length > 0 && (
          <details className={css.others}>
            <summary className="chip">고르기</summary>
            <Chips label="다른 채널" choices={others.map(chip)} />
          </details>
        )}
        <span className="grow wide" />
        <Checkbox name="fold" value="false" defaultChecked={!filter.fold} label="중복 포함" />
      </div>
      {item && (
        <div className="frow">
          <span className="label">아이템</span>
          <a
            className="chip on"
            href={broadcastsParams.href('/broadcast', search, { itemId: undefined, cursor: undefined })}
            aria-label={`${item.name} 빼기`}
          >
            {item.name} ×
          </a>
        </div>
      )}
    </FilterBar>
  );
}

function inOrder(channels: readonly number[]): number[] {
  return channels.toSorted((one, other) => one - other);
}
