import type { ReactNode } from 'react';
import { usePageData } from '#platform/client/use-page-data.ts';
import { ADVANCEMENT_LEVEL, nextAdvancement } from '#shared/advancement.ts';
import { gradeName, jobName } from '#shared/jobs.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDate } from '#shared/korean/dates.ts';
import { type KeyValue, KeyValues, Stats } from '#ui/components/key-values.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta, type SchemaThing } from '#ui/page/page-meta.tsx';
import sideBelow from '#ui/page/side-below.module.css';
import { useSite } from '#ui/page/site-context.tsx';
import type { Profile } from '../profile.contract.ts';
import { formatJobTitle, gradeClass, RENAMED_LABEL, VITAL_NAMES } from '../profile.labels.ts';
import { planHref } from '../ui/plan-href.ts';
import css from '../ui/profile.module.css';
import { ProfileAvatar } from '../ui/public/profile-avatar.tsx';
import { DiscordLink, RenamedAgo } from '../ui/public/profile-facts.tsx';
import { type Goal, VitalGauge } from '../ui/vital-gauge.tsx';
import type { load } from './profile.loader.ts';

type Vital = keyof typeof VITAL_NAMES;
const VITALS: readonly Vital[] = ['hp', 'mp'];

function VitalPanel({ profile }: { profile: Profile }) {
  const next = nextAdvancement(profile);
  const title = next ? '다음 승급까지' : '체력과 마력';
  const gauges = VITALS.map((vital) => ({ vital, now: getVital(profile, vital), goals: listGoals(profile, vital) }));
  const shown = gauges.filter(({ goals }) => goals.length > 0);
  return (
    <Panel
      title={title}
      aside={next && `${gradeName(profile.job, next.grade)} · 맨몸 기준`}
      {...(next && { more: { href: planHref(profile), label: '승급 계획' } })}
    >
      {next && next.toLevel > 0 && (
        <p className="pad dim">
          레벨 {ADVANCEMENT_LEVEL}부터 승급할 수 있습니다. {next.toLevel}레벨 남았습니다.
        </p>
      )}
      <div className={`pad ${css.gauges}`}>
        {shown.map(({ vital, now, goals }) => (
          <VitalGauge key={vital} label={VITAL_NAMES[vital]} now={now} goals={goals} />
        ))}
      </div>
      {shown.length === 0 && <p className="pad dim">마지막 승급까지 마쳤고, 따로 정한 목표가 없습니다.</p>}
    </Panel>
  );
}

function getVital(profile: Profile, vital: Vital): number | null {
  return vital === 'hp' ? profile.maxHp : profile.maxMp;
}

function listGoals(profile: Profile, vital: Vital): Goal[] {
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

interface ProfilePageProps {
  trades: ReactNode;
  record: ReactNode;
  /** Shown only on the player's own profile. */
  ownLink: ReactNode;
  /** Buttons shown to other players. */
  acts: ReactNode;
}

export default function ProfilePage({ trades, record, ownLink, acts }: ProfilePageProps) {
  const { profile } = usePageData<typeof load>();
  const { origin } = useSite();
  const title = formatJobTitle(profile);
  return (
    <>
      <PageMeta
        title={`${profile.name} (${title})`}
        description={profileSummary(profile)}
        path={profilePath(profile)}
        jsonLd={import.meta.env.SSR && [profileThing(profile, origin)]}
      />
      <div className={gradeClass(profile.grade)}>
        <PageHead
          title={profile.name}
          crumbs={[{ label: '홈', href: '/' }, { label: '캐릭터' }]}
          lead={`${title} · 레벨 ${profile.level}`}
          picture={<ProfileAvatar name={profile.name} avatarUrl={profile.avatarUrl} size={96} />}
        />
      </div>
      <div className={`cols ${sideBelow.columns} ${css.page}`}>
        <div className={`stack ${sideBelow.first}`}>
          <Panel title="캐릭터" aside={ownLink}>
            <div className="pad">
              <KeyValues rows={listFacts(profile)} />
            </div>
            <div className={css.acts}>{acts}</div>
          </Panel>
          {record}
        </div>
        <div className="stack">
          <KnownVitals profile={profile} />
          {trades}
          <VitalPanel profile={profile} />
        </div>
      </div>
    </>
  );
}

function KnownVitals({ profile }: { profile: Profile }) {
  const rows = VITALS.flatMap((vital) => {
    const now = getVital(profile, vital);
    return now === null ? [] : [{ label: VITAL_NAMES[vital], value: formatDigits(now) }];
  });
  return rows.length > 0 && <Stats className={css.stats} rows={rows} />;
}

function listFacts({ job, grade, level, discordId, createdAt, renamedAt }: Profile): KeyValue[] {
  const facts: KeyValue[] = [
    { label: '레벨', value: level },
    { label: '직업', value: jobName(job) },
    { label: '승급', value: grade === 0 ? '아직 없음' : `${grade}차 ${gradeName(job, grade)}` },
    { label: '가입일', value: formatDate(createdAt) },
  ];
  if (renamedAt !== null) facts.push({ label: RENAMED_LABEL, value: <RenamedAgo at={renamedAt} /> });
  if (discordId !== null) facts.push({ label: '디스코드', value: <DiscordLink id={discordId} /> });
  return facts;
}

function profilePath({ userId }: Pick<Profile, 'userId'>): string {
  return `/profiles/${userId}`;
}

function profileSummary(profile: Profile): string {
  const { name, level, maxHp, maxMp } = profile;
  const vitals = [maxHp !== null && `체력 ${formatDigits(maxHp)}`, maxMp !== null && `마력 ${formatDigits(maxMp)}`];
  const known = vitals.filter(Boolean).join(', ');
  return `바람의나라 클래식 캐릭터 ${name}. ${formatJobTitle(profile)}, 레벨 ${level}${known && `. ${known}`}.`;
}

function profileThing(profile: Profile, origin: string): SchemaThing {
  const { name, userId, avatarUrl, createdAt, updatedAt } = profile;
  return {
    '@type': 'ProfilePage',
    url: origin + profilePath(profile),
    dateCreated: createdAt,
    dateModified: updatedAt,
    mainEntity: {
      '@type': 'Person',
      name,
      identifier: userId,
      description: formatJobTitle(profile),
      ...(avatarUrl && { image: origin + avatarUrl }),
    },
  };
}
