import { Panel } from '#ui/components/panel.tsx';
import { dungeonLevelText } from '../dungeon.labels.ts';
import type { DungeonView } from '../pages/region.loader.ts';

/** The dungeons of this page by name and level: each leads to its place below. */
export function DungeonJumps({ dungeons }: { dungeons: readonly DungeonView[] }) {
  if (dungeons.length === 0) return null;
  return (
    <Panel title="사냥터" aside={`${dungeons.length}곳`} as="div">
      <nav aria-label="이 지역의 사냥터">
        <ul className="jumps">
          {dungeons.map(({ id, name, levels }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span>{name}</span>
                <span className="meta nowrap">{dungeonLevelText(levels)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Panel>
  );
}
