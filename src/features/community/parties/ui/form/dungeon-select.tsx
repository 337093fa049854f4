import type { Dungeon } from '#features/game-data/catalog/dungeon.contract.ts';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import { REGION_CHOICES, shortRegionName } from '../../party.labels.ts';

interface DungeonSelectProps {
  id: string;
  /** Of the choice of none. */
  none: string;
  /** 0: none. */
  value: number;
  dungeons: readonly Pick<Dungeon, 'id' | 'name' | 'region'>[];
  onChange: (id: number) => void;
}

/** A dungeon, by region (product.md §9). */
export function DungeonSelect({ id, none, value, dungeons, onChange }: DungeonSelectProps) {
  return (
    <span className="pick">
      <select id={id} className="in" value={String(value)} onChange={(event) => onChange(Number(event.target.value))}>
        <option value="0">{none}</option>
        {REGION_CHOICES.slice(1).map((region) => (
          <optgroup key={region} label={shortRegionName(region)}>
            {dungeons
              .filter((dungeon) => dungeon.region === region)
              .map((dungeon) => (
                <option key={dungeon.id} value={dungeon.id}>
                  {dungeon.name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <ChevronDownIcon size={16} />
    </span>
  );
}
