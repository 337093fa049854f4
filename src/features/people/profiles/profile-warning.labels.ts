import { gradeName, jobName } from '#shared/jobs.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import type { ProfileWarning, WarnedField } from './profile-warning.rules.ts';

const FIELD_NAMES: Readonly<Record<WarnedField, string>> = {
  level: '레벨',
  job: '직업',
  grade: '승급',
  maxHp: '체력',
  maxMp: '마력',
  targetHp: '목표 체력',
  targetMp: '목표 마력',
};

export function warningText({ field, code, params }: ProfileWarning): string {
  const name = FIELD_NAMES[field];
  switch (code) {
    case 'grade-needs-level':
      return `${withParticle(gradeName(params.job, params.grade), '은/는')} 레벨 ${params.level}부터입니다. 레벨이나 승급을 확인해 주세요.`;
    case 'stat-needs-level':
      return `레벨 ${withParticle(String(params.level), '이/가')} 되기 전의 ${name}치고는 높습니다. 맨몸 수치인지 확인해 주세요.`;
    case 'below-grade':
      return `${gradeName(params.job, params.grade)} 칼승 ${name} ${formatDigits(params.least)}보다 낮습니다.`;
    case 'above-full':
      return `${gradeName(params.job, params.grade)} 풀승 ${name} ${formatDigits(params.full)}보다 훨씬 높습니다. 자릿수를 확인해 주세요.`;
    case 'mp-above-hp':
      return `${jobName(params.job)}인데 마력이 체력보다 높습니다. 둘을 바꿔 적지 않았는지 확인해 주세요.`;
    case 'target-below-present':
      return `${withParticle(name, '이/가')} 지금의 ${formatDigits(params.present)}보다 낮습니다.`;
  }
}
