import { Tile } from '#ui/components/tile.tsx';
import type { GameRef } from '../../refs/ui/public/look.ts';
import { blurPressed } from './blur-pressed.ts';
import css from './comparison.module.css';

interface FoundToAddProps {
  words: string;
  items: readonly (GameRef & { kind: string })[];
  hrefOf(id: number): string;
}

export function FoundToAdd({ words, items, hrefOf }: FoundToAddProps) {
  if (items.length === 0) return <p className="pad dim">‘{words}’ 검색 결과가 없습니다.</p>;
  return (
    <ul className={`lines ${css.found}`} aria-label="더할 수 있는 아이템">
      {items.map(({ id, name, icon, tone, kind }) => (
        <li key={id}>
          <a className="line row-link" href={hrefOf(id)} onClick={blurPressed}>
            <Tile icon={icon} tone={tone} size="s" />
            <span className="nm">{name}</span>
            <span className="meta ml-auto">{kind}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
