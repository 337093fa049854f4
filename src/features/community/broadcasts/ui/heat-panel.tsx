import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { channelLabel } from '../broadcast.labels.ts';
import type { BroadcastsPageData } from '../pages/broadcasts.loader.ts';
import css from './heat.module.css';

type Heat = BroadcastsPageData['heat'];
type ChannelHeat = Heat['channels'][number];

const HOUR_MS = 3_600_000;
const SEOUL_OFFSET_HOURS = 9;
const HOURS_A_DAY = 24;
const LABEL_EVERY = 6;
const STEPS = [0, 1, 2, 3, 4] as const;
const STEP_CLASSES = [css.none, css.few, css.some, css.many, css.most];
const LAST_STEP = 4;
const ON_PHONES = 10;
const ON_DESKS = 20;
/** Minimum number of shouts in a day that shows a pattern. */
const MIN_SHOUTS = 24;

/**
 * Shows shouts by channel and hour, busiest channels first: ten on phones, twenty on desktops, the rest on demand. It
 * is empty until there are enough to compare.
 */
export function HeatPanel({ heat: { channels, from } }: { heat: Heat }) {
  const first = Date.parse(from) / HOUR_MS + SEOUL_OFFSET_HOURS;
  const hours = Array.from({ length: HOURS_A_DAY }, (_, at) => (first + at) % HOURS_A_DAY);
  const most = Math.max(1, ...channels.flatMap(({ counts }) => counts));
  const [picked, setPicked] = useState<Picked>(() => findBusiest(channels.slice(0, ON_PHONES)));
  const sum = channels.flatMap(({ counts }) => counts).reduce((all, one) => all + one, 0);
  if (sum < MIN_SHOUTS) return null;
  const count = channels.find(({ channel }) => channel === picked.channel)?.counts[picked.at] ?? 0;
  const grid = { hours, most, picked, onPick: setPicked };
  const [second, rest] = [channels.slice(ON_PHONES, ON_DESKS), channels.slice(ON_DESKS)];
  return (
    <Panel title="채널별 24시간" aside={<span className="meta ml-auto">외침 수</span>}>
      <div className="pad">
        <Grid {...grid} channels={channels.slice(0, ON_PHONES)} label="가장 많은 채널 10개" />
        <div className="wide">
          <Grid {...grid} channels={second} label="다음 채널 10개" />
        </div>
        <p className={css.hours} aria-hidden="true">
          {hours.flatMap((hour, at) => (at % LABEL_EVERY === 0 ? [<span key={hour}>{hour}시</span>] : []))}
        </p>
        <Rest isFor="phones" {...grid} channels={[...second, ...rest]} count={channels.length} />
        <Rest isFor="desks" {...grid} channels={rest} count={channels.length} />
        <p className={css.reading} data-spoken="">
          <span>
            {channelLabel(picked.channel)}, {hours[picked.at]}시
          </span>
          <b>{formatDigits(count)}번</b>
        </p>
        <p className={css.key} aria-hidden="true">
          적음
          <span className={css.scale}>
            {STEPS.map((step) => (
              <i key={step} className={STEP_CLASSES[step]} />
            ))}
          </span>
          많음
        </p>
      </div>
    </Panel>
  );
}

interface Picked {
  channel: number;
  /** Index among the 24 hours, the oldest first. */
  at: number;
}

/** Returns the cell with most shouts. It is among the channels that phones show too. */
function findBusiest(channels: readonly ChannelHeat[]): Picked {
  const cells = channels.flatMap(({ channel, counts }) => counts.map((count, at) => ({ channel, at, count })));
  const first = cells[0] ?? { channel: 0, at: 0, count: 0 };
  const { channel, at } = cells.reduce((most, cell) => (cell.count > most.count ? cell : most), first);
  return { channel, at };
}

const STEPS_OF_KEYS: Readonly<Record<string, readonly [rows: number, hours: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Returns the cell that is pressed or has the focus; null: none. */
function findCell({ target }: SyntheticEvent): HTMLTableCellElement | null {
  return target instanceof Element ? target.closest<HTMLTableCellElement>('td[data-at]') : null;
}

interface GridProps {
  picked: Picked;
  onPick(picked: Picked): void;
  hours: readonly number[];
  most: number;
  channels: readonly ChannelHeat[];
}

function Rest({ isFor, count, ...grid }: GridProps & { isFor: 'phones' | 'desks'; count: number }) {
  if (grid.channels.length === 0) return null;
  return (
    <details className={`${css.rest} ${isFor === 'phones' ? 'narrow' : 'wide'}`}>
      <summary>채널 {count}개 모두</summary>
      <Grid {...grid} label="나머지 채널" />
    </details>
  );
}

/**
 * Cells contain visually hidden figures for screen readers. One cell is in the tab order; arrow keys move on from it.
 */
function Grid({ hours, most, channels, label, picked, onPick }: GridProps & { label: string }) {
  if (channels.length === 0) return null;
  const isHere = channels.some(({ channel }) => channel === picked.channel);
  const pick = (cell: HTMLTableCellElement | null) => {
    if (cell) onPick({ channel: Number(cell.parentElement?.dataset.channel), at: Number(cell.dataset.at) });
  };
  const goOn = (event: KeyboardEvent<HTMLTableElement>) => {
    const [step, cell] = [STEPS_OF_KEYS[event.key], findCell(event)];
    if (!step || !cell) return;
    event.preventDefault();
    const row =
      event.currentTarget.tBodies[0]?.rows[(cell.parentElement as HTMLTableRowElement).sectionRowIndex + step[0]];
    const next = row?.querySelector<HTMLTableCellElement>(`td[data-at="${Number(cell.dataset.at) + step[1]}"]`);
    if (!next) return;
    next.tabIndex = 0;
    next.focus();
  };
  return (
    <table
      className={css.grid}
      aria-label={label}
      onClick={(event) => pick(findCell(event))}
      onFocus={(event) => pick(findCell(event))}
      onKeyDown={goOn}
    >
      <thead>
        <tr>
          <th scope="col">채널</th>
          {hours.map((hour) => (
            <th key={hour} scope="col">
              {hour}시
            </th>
          ))}
          <th scope="col">합계</th>
        </tr>
      </thead>
      <tbody>
        {channels.map(({ channel, counts }, row) => (
          <tr key={channel} data-channel={channel}>
            <th scope="row">{channel === 0 ? '?' : channel}</th>
            {counts.map((count, at) => {
              const isPicked = channel === picked.channel && at === picked.at;
              return (
                <td
                  key={hours[at]}
                  className={STEP_CLASSES[toStep(count, most)]}
                  data-at={at}
                  tabIndex={isPicked || (!isHere && row === 0 && at === 0) ? 0 : undefined}
                  aria-current={isPicked || undefined}
                >
                  {count}
                </td>
              );
            })}
            <td className={css.sum}>{formatDigits(counts.reduce((sum, count) => sum + count, 0))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns 0 for none, otherwise an equal step up to the maximum of all cells. */
function toStep(count: number, most: number): number {
  return Math.min(LAST_STEP, Math.ceil((count / most) * LAST_STEP));
}
