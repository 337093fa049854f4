/** What skills ask for. `price` is of one piece in 전; null: no quote. */
export interface Material {
  name: string;
  price: number | null;
}

/** How many of a material; `at` is its place in the list of materials. */
export interface Stack {
  at: number;
  quantity: number;
}

export interface LearntSkill {
  id: number;
  /** 0: all four jobs learn it. */
  job: number;
  level: number;
  /** Experience it costs; null: none is known. */
  exp: number | null;
  stacks: readonly Stack[];
}

export interface Band {
  job: number;
  from: number;
  to: number;
}

/** What the job learns from one level to another, with what all jobs learn; those learnt early first. */
export function skillsInBand<Skill extends LearntSkill>(skills: readonly Skill[], { job, from, to }: Band): Skill[] {
  return skills
    .filter((skill) => (skill.job === job || skill.job === 0) && skill.level >= from && skill.level <= to)
    .sort((one, other) => one.level - other.level || one.id - other.id);
}

export interface MaterialRow extends Stack {
  /** Of them all; null: no quote. */
  cost: number | null;
}

export interface MaterialList {
  /** In the order in which they are first needed. */
  rows: MaterialRow[];
  /** What those with a price cost together. */
  knownCost: number;
  /** Materials without a price: with one of them the whole cost is not known. */
  missing: number;
  /** Experience of all the skills of which it is known. */
  exp: number;
}

/** All materials of the skills that are still to be learnt, added up. */
export function materialsOf(
  skills: readonly LearntSkill[],
  materials: readonly Material[],
  learnt: ReadonlySet<number>,
): MaterialList {
  const quantities = new Map<number, number>();
  let exp = 0;
  for (const skill of skills) {
    if (learnt.has(skill.id)) continue;
    exp += skill.exp ?? 0;
    for (const { at, quantity } of skill.stacks) quantities.set(at, (quantities.get(at) ?? 0) + quantity);
  }
  const rows = [...quantities].map(([at, quantity]) => {
    const price = materials[at]?.price ?? null;
    return { at, quantity, cost: price === null ? null : price * quantity };
  });
  return {
    rows,
    knownCost: rows.reduce((sum, { cost }) => sum + (cost ?? 0), 0),
    missing: rows.filter(({ cost }) => cost === null).length,
    exp,
  };
}
