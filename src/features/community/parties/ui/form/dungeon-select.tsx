import type { Dungeon } from '#features/game-data/catalog/dungeon.contract.ts';
import type { ControlProps } from '#ui/form/field-kind.ts';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import { REGION_CHOICES, shortRegionName } from '../../party.labels.ts';

type Passed = 'name' | 'disabled' | 'aria-label' | 'aria-invalid' | 'aria-describedby';

interface DungeonSelectProps extends Pick<Partial<ControlProps<number>>, Passed> {
  id: string;
  /** Label of the choice without a dungeon. */
  none: string;
  /** 0: none. */
  value: number;
  dungeons: readonly Pick<Dungeon, 'id' | 'name' | 'region'>[];
  onChange: (id: number) => void;
}

/** Chooses a dungeon, grouped by region (product.md §9). */
export function DungeonSelect({ none, value, dungeons, onChange, ...rest }: DungeonSelectProps) {
  return (
    <span className="pick">
      <select {...rest} className="in" value={String(value)} onChange={(event) => onChange(Number(event.target.value))}>
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
