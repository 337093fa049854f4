import { byTime, type RunPlace, runPlaces } from './broadcast-run.rules.ts';

/** A shown shout that is stored or about to be stored. */
export interface PlacedShout extends RunPlace {
  /** Undefined while it is about to be stored. */
  id: number | undefined;
  runHash: string;
  contentHash: string;
  at: number;
}

/**
 * Returns all shouts in their places.
 * @param shouts of each changed run the shown ones from the change on, and the one before
 * @param since time by run, from which on the run changes
 */
export function placed(shouts: readonly PlacedShout[], since: ReadonlyMap<string, number>): PlacedShout[] {
  return [...Map.groupBy(shouts, ({ runHash }) => runHash)].flatMap(([runHash, run]) => {
    const ordered = run.toSorted(byTime);
    const from = since.get(runHash) ?? Number.NEGATIVE_INFINITY;
    const before = ordered.filter(({ at }) => at < from).at(-1);
    const changing = ordered.filter(({ at }) => at >= from);
    const places = runPlaces(changing, before);
    const moved = changing.map((one, index) => ({ ...one, ...places[index] }));
    if (!before) return moved;
    const [next] = changing;
    return [{ ...before, isLatest: runPlaces(next ? [before, next] : [before])[0]?.isLatest ?? true }, ...moved];
  });
}

export function isMoved(one: RunPlace & { at: number }, other: RunPlace & { at: number }): boolean {
  return (
    one.at !== other.at ||
    one.repeats !== other.repeats ||
    one.firstAt !== other.firstAt ||
    one.isLatest !== other.isLatest
  );
}
