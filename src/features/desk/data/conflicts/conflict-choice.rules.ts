import type { ConflictDecision, FactConflict } from '#features/game-data/editing/fact-conflict.contract.ts';
import { fieldOf } from '#features/game-data/entities/entity-fields.rules.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';

export type Take = ConflictDecision['take'];

export interface ConflictChoice {
  readonly take: Take;
  /** The base's value that was seen, as JSON. */
  readonly now: string;
}

/** By the override's id. */
export type ConflictChoices = Readonly<Record<string, ConflictChoice>>;

type Seen = Pick<FactConflict, 'id' | 'now'>;

const toText = (now: unknown) => JSON.stringify(now ?? null);

/** Choices that were stored, but for what cannot be one. */
export function parseChoices(stored: unknown): ConflictChoices | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const known = Object.entries(stored as Readonly<Record<string, unknown>>).filter(([, one]) => isChoice(one));
  return known.length === 0 ? null : (Object.fromEntries(known) as ConflictChoices);
}

function isChoice(value: unknown): value is ConflictChoice {
  const { take, now } = (value ?? {}) as Partial<ConflictChoice>;
  return (take === 'mine' || take === 'base') && typeof now === 'string';
}

/** Chooses for each of the conflicts by the value that is seen; a choice that is made already is taken out. */
export function toggleChoice(choices: ConflictChoices, { id, now }: Seen, take: Take): ConflictChoices {
  const { [id]: present, ...others } = choices;
  return present?.take === take && present.now === toText(now) ? others : withChoice(choices, { id, now }, take);
}

export function withChoice(choices: ConflictChoices, { id, now }: Seen, take: Take): ConflictChoices {
  return { ...choices, [id]: { take, now: toText(now) } };
}

/** Undefined: none, or one that was made for another value of the base. */
export function findChoice(choices: ConflictChoices, { id, now }: Seen): Take | undefined {
  const choice = choices[id];
  return choice?.now === toText(now) ? choice.take : undefined;
}

/** A choice was made, and the base has another value since. */
export function isOvertaken(choices: ConflictChoices, conflict: Seen): boolean {
  return choices[conflict.id] !== undefined && findChoice(choices, conflict) === undefined;
}

/** Makes the body of the call, in the order of the list. */
export function toDecisions(choices: ConflictChoices, conflicts: readonly Seen[]): ConflictDecision[] {
  return conflicts.flatMap((conflict) => {
    const take = findChoice(choices, conflict);
    return take === undefined ? [] : [{ id: conflict.id, take, now: conflict.now ?? null }];
  });
}

/** Without the choices for these conflicts. */
export function withoutChoices(choices: ConflictChoices, ids: readonly number[]): ConflictChoices {
  const left = Object.entries(choices).filter(([id]) => !ids.includes(Number(id)));
  return Object.fromEntries(left);
}

/** The lowest level that may decide it. */
export function conflictLevel({ entity, field }: Pick<FactConflict, 'entity' | 'field'>): OperatorLevel {
  return fieldOf(entity, field)?.level ?? 1;
}
