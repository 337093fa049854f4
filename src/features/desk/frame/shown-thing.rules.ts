import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/endpoint.ts';
import { playerPath } from '../desk-paths.ts';
import { openRowPath } from '../table/desk-list.params.ts';

/** Where the desk has what a public page shows; `player`: the id or UUID by which that page names a player. */
type DeskPlace = { href: string } | { player: string };

interface ShownThing {
  shown: RegExp;
  level: OperatorLevel;
  placeOf(id: string): DeskPlace;
}

const { moderator } = OPERATOR_LEVEL;
const ID = '([1-9]\\d{0,9})';
const UUID = '([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})';

/** @param name of the parameter by which the list has this row alone: in the whole list many pages may stand before it */
function toRow(list: string, name: string, id: string): DeskPlace {
  return { href: openRowPath(`${list}?${new URLSearchParams({ [name]: id })}`, Number(id)) };
}

// Not of the list of the desk's pages, which brings the code of all screens: a test compares the levels.
const SHOWN_THINGS: readonly ShownThing[] = [
  { shown: pageOf('/trade/view/', ID), level: moderator, placeOf: (id) => toRow('/operator/trades', 'q', id) },
  { shown: pageOf('/party/', ID), level: moderator, placeOf: (id) => toRow('/operator/parties', 'id', id) },
  { shown: pageOf('/guilds/', ID), level: moderator, placeOf: (id) => toRow('/operator/guilds', 'id', id) },
  { shown: pageOf('/profiles/', ID), level: moderator, placeOf: (id) => ({ href: playerPath(Number(id)) }) },
  { shown: pageOf('/profiles/', UUID), level: moderator, placeOf: (player) => ({ player }) },
];

function pageOf(beginning: string, id: string): RegExp {
  return new RegExp(`^${beginning}${id}/?$`, 'i');
}

/** Undefined: the page shows no such thing, or an operator of that level may not open it. */
export function deskPlace(pathname: string, level: OperatorLevel): DeskPlace | undefined {
  for (const { shown, level: needs, placeOf } of SHOWN_THINGS) {
    const id = shown.exec(pathname)?.[1];
    if (id !== undefined) return level <= needs ? placeOf(id) : undefined;
  }
  return undefined;
}
