import { useNow } from '#platform/client/use-now.ts';
import { Panel } from '#ui/components/panel.tsx';
import { ShoutSource } from '../../broadcasts/ui/public/shout-source.tsx';
import type { PartiesPageData } from '../pages/parties.loader.ts';

/** Lists shouts of players who look for a party in the game; renders nothing without any. */
export function PartyShouts({ shouts: { lines, href } }: Pick<PartiesPageData, 'shouts'>) {
  const now = useNow();
  if (lines.length === 0) return null;
  return (
    <Panel title="파티 외침" more={{ href, label: '외침 전체' }}>
      <ul className="lines">
        {lines.map(({ id, message, ...shout }) => (
          <li key={id} className="line">
            <span className="min-w-0">
              {message}
              <ShoutSource shout={shout} now={now} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
