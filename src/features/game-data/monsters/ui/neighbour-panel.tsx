import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { MonsterLink } from '../../ui/public/monster-link.tsx';
import type { MonsterPageData } from '../pages/monster.loader.ts';

interface NeighbourPanelProps {
  home: { href: string };
  neighbours: MonsterPageData['neighbours'];
}

/** Who else lives in its dungeon. */
export function NeighbourPanel({ home, neighbours }: NeighbourPanelProps) {
  return (
    <Panel title="같은 사냥터" aside="경험치" more={{ href: home.href, label: '사냥터 보기' }}>
      <table className="t neighbours">
        <tbody>
          {neighbours.map(({ exp, ...monster }) => (
            <tr key={monster.id}>
              <td>
                <MonsterLink {...monster} />
              </td>
              <td className="num">{exp === null ? '–' : formatDigits(exp)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
