import type { ComponentType } from 'react';
import type { OwnParty } from '../../party.contract.ts';

export interface PartyPartProps {
  party: OwnParty;
  /** The visitor. */
  profileId: number;
}

/** Something that a satellite shows in a party, for those who sit or sat in it. */
export interface PartyPart {
  readonly name: string;
  /** Its code and rows, before the party is shown, so that nothing moves when they come. It never fails. */
  load(party: OwnParty): Promise<void>;
  /** Shown once it is loaded; nothing where the party has nothing of it. */
  readonly Part: ComponentType<PartyPartProps>;
}

export interface PartyParts {
  readonly running: readonly PartyPart[];
  /** In the panel of one's own party, right after its end. */
  readonly justEnded: readonly PartyPart[];
  /** On the page of a party that is over. */
  readonly ended: readonly PartyPart[];
}

export async function loadParts(parts: readonly PartyPart[], party: OwnParty): Promise<void> {
  await Promise.all(parts.map((part) => part.load(party)));
}

export function ShownParts({ parts, ...party }: PartyPartProps & { parts: readonly PartyPart[] }) {
  return parts.map(({ name, Part }) => <Part key={name} {...party} />);
}
