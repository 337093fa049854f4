import { ADVANCEMENT_LEVEL, nextAdvancement } from '#shared/advancement.ts';
import { gradeName } from '#shared/jobs.ts';
import { Panel } from '#ui/components/panel.tsx';
import type { Profile } from '../profile.contract.ts';
import { VITAL_NAMES } from '../profile.labels.ts';
import { planHref } from './plan-href.ts';
import { type Goal, VitalGauge } from './vital-gauge.tsx';

type Vital = keyof typeof VITAL_NAMES;
const VITALS: readonly Vital[] = ['hp', 'mp'];

export function VitalPanel({ profile }: { profile: Profile }) {
  const next = nextAdvancement(profile);
  const title = next ? '다음 승급까지' : '체력과 마력';
  const gauges = VITALS.map((vital) => ({ vital, now: nowOf(profile, vital), goals: goalsOf(profile, vital) }));
  const shown = gauges.filter(({ goals }) => goals.length > 0);
  return (
    <Panel
      title={title}
      aside={next && `${gradeName(profile.job, next.grade)} · 장비를 벗은 값`}
      {...(next && { more: { href: planHref(profile), label: '승급 계획' } })}
    >
      {next && next.toLevel > 0 && (
        <p className="pad dim">
          레벨 {ADVANCEMENT_LEVEL}부터 승급할 수 있습니다. {next.toLevel}레벨 남았습니다.
        </p>
      )}
      {shown.map(({ vital, now, goals }) => (
        <div className="pad" key={vital}>
          <VitalGauge label={VITAL_NAMES[vital]} now={now} goals={goals} />
        </div>
      ))}
      {shown.length === 0 && <p className="pad dim">마지막 승급까지 마쳤고, 따로 정한 목표가 없습니다.</p>}
    </Panel>
  );
}

function nowOf(profile: Profile, vital: Vital): number | null {
  return vital === 'hp' ? profile.maxHp : profile.maxMp;
}

function goalsOf(profile: Profile, vital: Vital): Goal[] {
  const nextStep = nextAdvancement(profile)?.distances.find((distance) => distance.vital === vital);
  const target = vital === 'hp' ? profile.targetHp : profile.targetMp;
  const goals: Goal[] = nextStep
    ? [
        { name: '칼승', at: nextStep.least },
        { name: '풀승', at: nextStep.full },
      ]
    : [];
  if (target === null || target === 0) return goals;
  const same = goals.find(({ at }) => at === target);
  if (same) return goals.map((goal) => (goal === same ? { ...goal, name: `${goal.name} · 목표` } : goal));
  return [...goals, { name: '정한 목표', at: target }].sort((a, b) => a.at - b.at);
}
