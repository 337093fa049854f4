import type { ControlProps, FieldKind, FieldLook } from '#ui/form/field-kind.ts';
import { ANYWHERE } from '../../party.labels.ts';
import { DungeonSelect } from './dungeon-select.tsx';
import { usePartyDungeons } from './use-dungeons.ts';

interface DungeonOptions extends FieldLook {
  /** Label of the choice without a dungeon. */
  readonly none: string;
}

/** A dungeon to which a party may go, or none. */
export function dungeon({ none, ...look }: DungeonOptions): FieldKind<number> {
  return {
    ...look,
    empty: ANYWHERE,
    parse: (stored) => (Number.isSafeInteger(stored) ? Number(stored) : undefined),
    read: (value) => ({ sent: value }),
    write: (sent) => sent,
    draw: (props) => <PartyDungeonSelect {...props} none={none} />,
  };
}

function PartyDungeonSelect(props: ControlProps<number> & { none: string }) {
  const { placeholder: _, readOnly: __, ...rest } = props;
  return <DungeonSelect {...rest} dungeons={usePartyDungeons()} />;
}
