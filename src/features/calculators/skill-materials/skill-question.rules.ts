import { type ParsedNumber, readJob, readNumber } from '../calculator/number-parsing.rules.ts';
import type { Band } from './material-list.rules.ts';
import type { skillMaterialsParams } from './skill-materials.params.ts';

type SkillMaterialsTexts = ReturnType<typeof skillMaterialsParams.texts>;

const LAST_LEVEL = 99;
const MAX_LEARNT = 400;

export interface SkillQuestion {
  band: Band;
  from: ParsedNumber;
  to: ParsedNumber;
  learnt: ReadonlySet<number>;
}

export function readSkillQuestion(texts: SkillMaterialsTexts): SkillQuestion {
  const from = readNumber(texts.from, { min: 1, max: LAST_LEVEL, missing: 1 });
  const to = readNumber(texts.to, { min: 1, max: LAST_LEVEL, missing: LAST_LEVEL });
  const isTurned = from.value > to.value;
  return {
    band: { job: readJob(texts.job), from: Math.min(from.value, to.value), to: Math.max(from.value, to.value) },
    from,
    to: isTurned && to.note === null ? { ...to, note: '처음보다 낮아 서로 바꿔 계산합니다.' } : to,
    learnt: readLearnt(texts.have),
  };
}

function readLearnt(text: string | undefined): Set<number> {
  const ids = (text ?? '').slice(0, MAX_LEARNT * 5).split(/[,.]/);
  return new Set(ids.filter((id) => /^[1-9]\d{0,3}$/.test(id)).map(Number));
}

export function learntText(learnt: ReadonlySet<number>, id: number, isLearnt: boolean): string | null {
  const others = [...learnt].filter((other) => other !== id);
  const ids = isLearnt ? [...others, id] : others;
  return ids.length === 0 ? null : ids.sort((one, other) => one - other).join('.');
}
