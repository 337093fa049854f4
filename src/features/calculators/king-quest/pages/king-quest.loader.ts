import { toProvenance } from '#features/game-data/data-quality/provenance.reader.ts';
import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import type { Provenance } from '#features/game-data/ui/public/fact-note.tsx';
import { AppError } from '#shared/errors.ts';
import { MAX_AMOUNT } from '#shared/korean/amount.ts';
import type { PageRequest } from '#shared/page.ts';
import {
  curseMinutes,
  findKingQuest,
  findPalace,
  type KingBand,
  kingBands,
  kingQuestRule,
  longestCurseMinutes,
} from '../king.facts.ts';
import { KINGS, type King } from '../king.labels.ts';

export interface KingQuestPageData {
  king: King;
  minLevel: number;
  bands: KingBand[];
  palace: { code: string; name: string } | null;
  /** `부여성 왕궁 (부여성 72,52 입구, 입장 56)`. */
  place: string | null;
  rule: { summary: string; penalty: string; note: string | null; rewardTimes: number } | null;
  note: string | null;
  curse: { minutes: number | null; longestMinutes: number };
  /** Maximum experience of a character. */
  ceiling: number;
  provenance: { lists: Provenance | null; rule: Provenance | null; ceiling: Provenance | null };
}

export function load({ params }: PageRequest, { catalog }: GameDataServices): KingQuestPageData {
  const king = KINGS.find(({ slug }) => slug === params.slug);
  if (!king) throw new AppError('NOT_FOUND');
  const quest = findKingQuest(catalog, king.slug);
  const rule = kingQuestRule(catalog);
  const limits = catalog.formulas.find((formula) => formula.name === 'exp-limits');
  return {
    king,
    minLevel: quest?.minLevel ?? 1,
    bands: quest ? kingBands(catalog, quest, king) : [],
    palace: quest ? findPalace(catalog, quest) : null,
    place: quest?.place ?? null,
    rule: rule
      ? { summary: rule.summary, penalty: rule.penalty, note: rule.note, rewardTimes: rule.rewardTimes }
      : null,
    note: quest?.note ?? null,
    curse: {
      minutes: rule ? curseMinutes(rule, king.name) : null,
      longestMinutes: rule ? longestCurseMinutes(rule) : 0,
    },
    ceiling: limits?.storedMax ?? MAX_AMOUNT,
    provenance: {
      lists: quest ? toProvenance(catalog, quest) : null,
      rule: rule ? toProvenance(catalog, rule) : null,
      ceiling: limits ? toProvenance(catalog, limits) : null,
    },
  };
}
