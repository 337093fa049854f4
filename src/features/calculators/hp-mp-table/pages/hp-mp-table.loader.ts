import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { toProvenance } from '#features/game-data/data-quality/provenance.reader.ts';
import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { itemRef, skillRef } from '#features/game-data/refs/refs.reader.ts';
import type { GameRef } from '#features/game-data/refs/ui/public/look.ts';
import type { Provenance } from '#features/game-data/ui/public/fact-note.tsx';
import type { PageRequest } from '#shared/page.ts';
import { statPrices, vitalPrices } from '../../vitals/vital.facts.ts';
import type { VitalPrices } from '../../vitals/vital-price.rules.ts';

export interface NamedThing {
  name: string;
  ref: GameRef | null;
  quantity?: number;
}

export interface GradeGains {
  job: number;
  grade: number;
  materials: NamedThing[];
  skills: NamedThing[];
  armor: NamedThing[];
}

export interface VitalTablePageData {
  prices: Record<number, VitalPrices>;
  gains: GradeGains[];
  minBuyLevel: number | null;
  provenance: { grades: Provenance; prices: Provenance };
}

export function load(_request: PageRequest, { catalog }: GameDataServices): VitalTablePageData {
  const facts = statPrices(catalog);
  const grades = catalog.jobGrades.filter(({ grade }) => grade > 0);
  return {
    prices: vitalPrices(catalog),
    gains: gradeGains(catalog),
    minBuyLevel: facts.length === 0 ? null : Math.min(...facts.map(({ minLevel }) => minLevel)),
    provenance: { grades: toProvenance(catalog, ...grades), prices: toProvenance(catalog, ...facts) },
  };
}

function gradeGains(catalog: Catalog): GradeGains[] {
  const items = new Map(catalog.items.map((item) => [item.name, item]));
  const skills = new Map(catalog.skills.map((skill) => [skill.name, skill]));
  const itemNamed = (name: string): NamedThing => {
    const item = items.get(name);
    return { name, ref: item ? itemRef(item) : null };
  };
  const skillNamed = (name: string): NamedThing => {
    const skill = skills.get(name);
    return { name, ref: skill ? skillRef(skill) : null };
  };
  return catalog.jobGrades
    .filter(({ grade }) => grade > 0)
    .map((row) => ({
      job: row.job,
      grade: row.grade,
      materials: row.materials.map(({ item, quantity }) => ({ ...itemNamed(item), quantity })),
      skills: row.skills.map(skillNamed),
      armor: (row.armor ?? []).map(itemNamed),
    }));
}
