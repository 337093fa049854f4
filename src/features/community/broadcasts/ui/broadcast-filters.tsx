import { FilterChoices } from '#features/game-data/ui/public/filter-choices.tsx';
import { FilterForm } from '#features/game-data/ui/public/filter-form.tsx';
import { FilterSheet, FilterSheetOpener } from '#features/game-data/ui/public/filter-sheet.tsx';
import { Chips } from '#ui/components/choices.tsx';
import { Checkbox } from '#ui/components/field.tsx';
import { SearchField } from '#ui/components/search-field.tsx';
import { KIND_CHOICES } from '../broadcast.labels.ts';
import { MAX_WORDS_LENGTH } from '../broadcast.limits.ts';
import { type BroadcastsQuery, broadcastsParams } from '../broadcast.params.ts';
import css from './broadcasts.module.css';

const SHEET_ID = 'broadcast-filters';
const PATIENCE_MS = 250;
const FIRST_CHANNELS = 10;

interface BroadcastFiltersProps {
  query: BroadcastsQuery;
  search: URLSearchParams;
  /** Channels by number of shouts, most first. */
  channels: readonly number[];
  item: { id: number; name: string } | null;
}

/** State lives in the URL. On phones, channels and repetitions are in a sheet. */
export function BroadcastFilters({ query: { filter, texts }, search, channels, item }: BroadcastFiltersProps) {
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
  const inSheet = [filter.channel, filter.fold ? undefined : 'each'].filter((value) => value !== undefined).length;
  return (
    <FilterForm
      action="/broadcast"
      label="사자후 필터"
      params={broadcastsParams}
      preserve={['gameServer', 'channel', 'itemId']}
      patienceMs={PATIENCE_MS}
    >
      <div className={`frow ${css.first}`}>
        <FilterChoices
          look="seg"
          className={css.kinds}
          label="종류"
          name="kind"
          options={KIND_CHOICES}
          value={texts.kind ?? ''}
        />
        <div className="grow">
          <SearchField
            name="q"
            defaultValue={texts.q}
            data-max-letters={MAX_WORDS_LENGTH}
            placeholder="내용·닉네임·아이템"
            aria-label="내용·닉네임·아이템으로 찾기 (두 글자부터)"
          />
        </div>
        <FilterSheetOpener id={SHEET_ID} count={inSheet} />
      </div>
      <FilterSheet id={SHEET_ID} result="결과 보기">
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
      </FilterSheet>
    </FilterForm>
  );
}

function inOrder(channels: readonly number[]): number[] {
  return channels.toSorted((one, other) => one - other);
}
