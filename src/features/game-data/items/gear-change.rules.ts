import type { Item } from '../catalog/item.contract.ts';
import { type CertainValue, certainValue, type NumbersOf, type SummedField } from '../catalog/stat-sum.rules.ts';
import { isWorn } from './gear.rules.ts';
import { betterDirection } from './item-comparison.rules.ts';
import { STAT_COLUMNS } from './stat-columns.rules.ts';

type ChangedField = SummedField | 'small' | 'large';
type LimitField = 'reqjob' | 'reqlevel' | 'reqgrade' | 'reqgender' | 'reqmight' | 'reqwill' | 'reqgrace';

/** Fields of an item that decide who may wear it and how it changes the wearer's stats. */
export type GearFacts = Pick<Item, 'id' | 'name' | 'type' | 'subType' | LimitField> & NumbersOf<ChangedField>;

export function gearFacts(item: Item): GearFacts {
  const { id, name, type, subType, disagreements, smin, smax, lmin, lmax } = item;
  const { ac, hit, dam, MHP, MHPP, MMP, MMPP, M, G, W, hr, md } = item;
  const { reqjob, reqlevel, reqgrade, reqgender, reqmight, reqwill, reqgrace } = item;
  return {
    id,
    name,
    type,
    subType,
    disagreements,
    smin,
    smax,
    lmin,
    lmax,
    ac,
    hit,
    dam,
    MHP,
    MHPP,
    MMP,
    MMPP,
    M,
    G,
    W,
    hr,
    md,
    reqjob,
    reqlevel,
    reqgrade,
    reqgender,
    reqmight,
    reqwill,
    reqgrace,
  };
}

/**
 * Returns the worn items that the candidate may replace: all of its type, those of its own subtype first. A hand holds
 * a ring as well as a glove, so only the player knows which item is replaced.
 */
export function replacedBy(candidate: GearFacts, worn: readonly GearFacts[]): GearFacts[] {
  if (!isWorn(candidate.type)) return [];
  const isOfKind = ({ subType }: GearFacts) => subType === candidate.subType;
  const sameType = worn.filter(({ type }) => type === candidate.type);
  return [...sameType.filter(isOfKind), ...sameType.filter((item) => !isOfKind(item))];
}

export interface StatChange {
  field: ChangedField;
  /** For a range: the change of both ends. */
  by: readonly [number] | readonly [min: number, max: number];
  /** Undefined: one end is better and the other worse. */
  isBetter: boolean | undefined;
}

export interface LeftOut {
  field: ChangedField;
  /** Name of the item whose value is not certain. */
  name: string;
  why: 'unknown' | 'doubtful';
}

export interface GearChange {
  /** Contains only the stats that change. */
  changes: StatChange[];
  /** Fields that are certain for only one of the two items: the size of the change is unknown. */
  leftOut: LeftOut[];
}

export function gearChange(worn: GearFacts, candidate: GearFacts): GearChange {
  const change: GearChange = { changes: [], leftOut: [] };
  for (const field of STAT_COLUMNS) {
    const before = certainValue(worn, field);
    const after = certainValue(candidate, field);
    if (before === 'unknown' && after === 'unknown') continue;
    if (typeof before === 'string' || typeof after === 'string') {
      change.leftOut.push(...uncertain(field, [worn, before], [candidate, after]));
    } else change.changes.push(...difference(field, before, after));
  }
  return change;
}

function uncertain(field: ChangedField, ...sides: [GearFacts, CertainValue][]): LeftOut[] {
  return sides.flatMap(([{ name }, why]) => (typeof why === 'string' ? [{ field, name, why }] : []));
}

type Numbers = Exclude<CertainValue, string>;

function difference(field: ChangedField, before: Numbers, after: Numbers): StatChange[] {
  const ends = [after[0] - before[0], (after[1] ?? after[0]) - (before[1] ?? before[0])] as const;
  if (ends.every((end) => end === 0)) return [];
  const sign = betterDirection(field) === 'lower' ? -1 : 1;
  const isUp = ends.every((end) => end * sign >= 0);
  const isDown = ends.every((end) => end * sign <= 0);
  const by = ends[0] === ends[1] ? ([ends[0]] as const) : ends;
  return [{ field, by, isBetter: isUp ? true : isDown ? false : undefined }];
}

/** Known facts about a character; a missing or null field makes no claim. */
export interface Wearer {
  job?: number | null;
  level?: number | null;
  grade?: number | null;
  gender?: number | null;
  might?: number | null;
  will?: number | null;
  grace?: number | null;
}

/** A condition of an item that the character does not meet. */
export interface UnmetLimit {
  field: LimitField;
  /** Required values; more than one where sources differ. */
  values: number[];
  isDoubtful: boolean;
}

const isSame = (own: number, asked: number) => own === asked;
const isEnough = (own: number, asked: number) => own >= asked;

const LIMITS = [
  ['reqjob', 'job', isSame],
  ['reqlevel', 'level', isEnough],
  ['reqgrade', 'grade', isEnough],
  ['reqgender', 'gender', isSame],
  ['reqmight', 'might', isEnough],
  ['reqwill', 'will', isEnough],
  ['reqgrace', 'grace', isEnough],
] as const;

export function unmetLimits(item: GearFacts, wearer: Wearer): UnmetLimit[] {
  return LIMITS.flatMap(([field, name, isMet]) => {
    const own = wearer[name];
    if (own === null || own === undefined) return [];
    const { values, isDoubtful } = requiredBy(item, field);
    return values.some((asked) => !isMet(own, asked)) ? [{ field, values, isDoubtful }] : [];
  });
}

/** Whether any requirement of the item is known. Where none is, the site cannot say that the character may wear it. */
export function hasLimits(item: GearFacts): boolean {
  return LIMITS.some(([field]) => requiredBy(item, field).values.length > 0);
}

function requiredBy(item: GearFacts, field: LimitField): Omit<UnmetLimit, 'field'> {
  const claims = item.disagreements.find((disagreement) => disagreement.field === field)?.claims;
  if (claims) return { values: claims.flatMap(({ value }) => value[0] ?? []), isDoubtful: true };
  const asked = item[field];
  return { values: asked === null ? [] : [asked], isDoubtful: false };
}
