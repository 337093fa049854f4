import { useNow } from '#platform/client/use-now.ts';
import { Panel } from '#ui/components/panel.tsx';
import { ShoutSource } from '../../broadcasts/ui/public/shout-source.tsx';
import type { PartiesPageData } from '../pages/parties.loader.ts';

/** Who looks for people in the game itself; nothing where nobody does. */
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
