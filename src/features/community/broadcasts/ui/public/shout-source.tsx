import { momentText } from '#features/trade/trades/moment.labels.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { Dot } from '#ui/components/tag.tsx';
import { channelLabel } from '../../broadcast.labels.ts';
import type { BroadcastLine } from '../../broadcast-line.ts';

interface ShoutSourceProps {
  shout: Pick<BroadcastLine, 'name' | 'channel' | 'isSample' | 'createdAt'>;
  /** Milliseconds since 1970; null before hydration. */
  now: number | null;
}

/** Its line breaks between the parts where there is no room for all. */
export function ShoutSource({ shout: { name, channel, isSample, createdAt }, now }: ShoutSourceProps) {
  return (
    <span className="meta block">
      <span className="nowrap">{name}</span>
      <Dot />
      <span className="nowrap">{channelLabel(channel)}</span>
      {isSample && (
        <>
          <Dot />
          <span className="nowrap">견본</span>
        </>
      )}
      <Dot />
      <time className="nowrap" dateTime={createdAt} title={formatDateTime(createdAt)}>
        {momentText(createdAt, now)}
      </time>
    </span>
  );
}
