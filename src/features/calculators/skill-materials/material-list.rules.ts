/** `price`: 전 per piece; null: no quote. */
export interface Material {
  name: string;
  price: number | null;
}

export interface Stack {
  at: number;
  quantity: number;
}

export interface LearntSkill {
  id: number;
  /** 0: all four jobs learn it. */
  job: number;
  level: number;
  exp: number | null;
  stacks: readonly Stack[];
}

export interface Band {
  job: number;
  from: number;
  to: number;
}

export function skillsInBand<Skill extends LearntSkill>(skills: readonly Skill[], { job, from, to }: Band): Skill[] {
  return skills
    .filter((skill) => (skill.job === job || skill.job === 0) && skill.level >= from && skill.level <= to)
    .sort((one, other) => one.level - other.level || one.id - other.id);
}

export interface MaterialRow extends Stack {
  /** Price of the whole quantity; null: no quote. */
  cost: number | null;
}

export interface MaterialList {
  rows: MaterialRow[];
  knownCost: number;
  /** Number of materials without a price; above 0 the total cost is not known. */
  missing: number;
  exp: number;
}

export function computeMaterials(
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
