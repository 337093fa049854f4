import type { Dungeon } from '../catalog/dungeon.contract.ts';
import type { Disagreement } from '../catalog/field-note.contract.ts';
import type { Item } from '../catalog/item.contract.ts';
import type { Monster } from '../catalog/monster.contract.ts';
import type { Skill } from '../catalog/skill.contract.ts';

export const DOUBT_KINDS = ['twin', 'series', 'outlier', 'sourceless', 'range', 'name', 'disagreement'] as const;
export type DoubtKind = (typeof DOUBT_KINDS)[number];

export type DoubtedFact = Dungeon | Item | Monster | Skill;

/** A fact that looks wrong but may be right. */
export interface Doubt {
  kind: DoubtKind;
  /** Names both values: `입장 레벨: 부여 곰굴 10, 국내 곰굴 30`. */
  text: string;
  facts: readonly DoubtedFact[];
  /** The fields whose values are in doubt; left out: the name. */
  fields?: readonly string[];
  /** For the kind `disagreement` only: the field, the claim of each source, and the probable one. */
  disagreement?: Disagreement;
}
