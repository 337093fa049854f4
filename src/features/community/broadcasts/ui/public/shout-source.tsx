import { momentText } from '#features/trade/trades/moment.labels.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { channelLabel } from '../../broadcast.labels.ts';
import type { BroadcastLine } from '../../broadcast-line.ts';

interface ShoutSourceProps {
  shout: Pick<BroadcastLine, 'name' | 'channel' | 'isSample' | 'createdAt'>;
  /** In milliseconds; null while it is not known. */
  now: number | null;
}

/** Who shouted, where and when, in one line: a long name is cut, the time never. */
export function ShoutSource({ shout: { name, channel, isSample, createdAt }, now }: ShoutSourceProps) {
  return (
    <span className="meta row gap-1">
      <span className="elide">
        {`${name} · ${channelLabel(channel)}`}
        {isSample && <span className="own-text">{' · 견본'}</span>}
      </span>
      <span className="nowrap">
        ·{' '}
        <time dateTime={createdAt} title={formatDateTime(createdAt)}>
          {momentText(createdAt, now)}
        </time>
      </span>
    </span>
  );
}
