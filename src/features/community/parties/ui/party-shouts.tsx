import { momentText } from '#features/trade/trades/moment.labels.ts';
import { useNow } from '#platform/client/use-now.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { Panel } from '#ui/components/panel.tsx';
import { channelLabel } from '../../broadcasts/broadcast.labels.ts';
import type { PartiesPageData } from '../pages/parties.loader.ts';

/** Who looks for people in the game itself; nothing where nobody does. */
export function PartyShouts({ shouts: { lines, href } }: Pick<PartiesPageData, 'shouts'>) {
  const now = useNow();
  if (lines.length === 0) return null;
  return (
    <Panel title="파티 외침" more={{ href, label: '외침 모두' }}>
      <ul className="lines">
        {lines.map(({ id, createdAt, channel, name, message, isSample }) => (
          <li key={id} className="line">
            <span className="min-w-0">
              {message}
              <span className="meta row gap-1">
                <span className="elide">
                  {`${name} · ${channelLabel(channel)}`}
                  {isSample && ' · 견본'}
                </span>
                <span className="nowrap">
                  ·{' '}
                  <time dateTime={createdAt} title={formatDateTime(createdAt)}>
                    {momentText(createdAt, now)}
                  </time>
                </span>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
