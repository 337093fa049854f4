import type { ComponentType } from 'react';
import type { OwnParty } from '../../party.contract.ts';

export interface PartyPartProps {
  party: OwnParty;
  /** Profile id of the visitor. */
  profileId: number;
}

/** Something that a satellite shows in a party, for its present or former members. */
export interface PartyPart {
  readonly name: string;
  /** Loads its code and rows before the party is shown, so that nothing moves. It never fails. */
  load(party: OwnParty): Promise<void>;
  /** Rendered once it is loaded; renders nothing if the party has nothing of it. */
  readonly Part: ComponentType<PartyPartProps>;
}

export interface PartyParts {
  readonly running: readonly PartyPart[];
  /** Shown in the panel of the visitor's party, right after its end. */
  readonly justEnded: readonly PartyPart[];
  /** Shown on the page of a party that is over. */
  readonly ended: readonly PartyPart[];
}

export async function loadParts(parts: readonly PartyPart[], party: OwnParty): Promise<void> {
  await Promise.all(parts.map((part) => part.load(party)));
}

export function ShownParts({ parts, ...party }: PartyPartProps & { parts: readonly PartyPart[] }) {
  return parts.map(({ name, Part }) => <Part key={name} {...party} />);
}
