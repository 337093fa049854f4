import { formatDigits } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { levelRange } from '../region.labels.ts';
import type { KingQuestMention } from './king-quest.rules.ts';

/** `레벨 60–69`, or the grades that the king requires. */
export function kingQuestBand({
  label,
  levelMin,
  levelMax,
}: Pick<KingQuestMention, 'label' | 'levelMin' | 'levelMax'>): string {
  const levels = levelRange(levelMin, levelMax);
  return label ?? (levels === null ? '레벨 모름' : `레벨 ${levels}`);
}

interface Described {
  name: string;
  exp: number | null;
  homes: readonly { name: string }[];
  drops: readonly { name: string }[];
}

const NAMES_SHOWN = 3;

function formatFirstNames(names: readonly string[]): string {
  const shown = names.slice(0, NAMES_SHOWN).join(', ');
  return names.length > NAMES_SHOWN ? `${shown} 등` : shown;
}

export function formatMonsterDescription({ name, exp, homes, drops }: Described): string {
  const places = formatFirstNames(homes.map((home) => home.name));
  return [
    `바람의나라 클래식 ${withParticle(name, '은/는')} ${places ? `${places}에 나오는 ` : ''}몬스터입니다.`,
    exp === null ? '' : `경험치는 ${formatDigits(exp)}.`,
    drops.length > 0 ? `${withParticle(formatFirstNames(drops.map((drop) => drop.name)), '을/를')} 드롭합니다.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

export interface SourcedReward {
  amount: number;
  /** Empty where all sources agree. */
  source: string;
}

/** Lists both rewards where the sources differ, each with its source. */
export function sourcedRewards({
  reward,
  scriptReward,
}: Pick<KingQuestMention, 'reward' | 'scriptReward'>): SourcedReward[] {
  if (scriptReward === null) return [{ amount: reward, source: '' }];
  return [
    { amount: reward, source: '바람위키 경험치의 10배' },
    { amount: scriptReward, source: '옛 서버 스크립트' },
  ];
}
