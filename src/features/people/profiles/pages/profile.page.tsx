import type { ReactNode } from 'react';
import { usePageData } from '#platform/client/use-page-data.ts';
import { gradeName, jobName } from '#shared/jobs.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDate } from '#shared/korean/dates.ts';
import { type KeyValue, KeyValues, Stats } from '#ui/components/key-values.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { ReportButton } from '../../reports/ui/public/report-button.tsx';
import { useMe } from '../../sessions/ui/public/me-store.ts';
import type { Profile } from '../profile.contract.ts';
import { gradeClass, titleOf } from '../profile.labels.ts';
import css from '../ui/profile.module.css';
import { ProfileAvatar } from '../ui/public/profile-avatar.tsx';
import { VitalPanel } from '../ui/vital-panel.tsx';
import type { load } from './profile.loader.ts';
import { profileJsonLd, profilePath, profileSummary } from './profile-meta.ts';

export default function ProfilePage({ trades }: { trades: ReactNode }) {
  const { profile } = usePageData<typeof load>();
  const { origin } = useSite();
  const title = titleOf(profile);
  return (
    <>
      <PageMeta
        title={`${profile.name} (${title})`}
        description={profileSummary(profile)}
        path={profilePath(profile)}
        jsonLd={profileJsonLd(profile, origin)}
      />
      <div className={gradeClass(profile.grade)}>
        <PageHead
          title={profile.name}
          crumbs={[{ label: '홈', href: '/' }, { label: '캐릭터' }]}
          lead={`${title} · 레벨 ${profile.level}`}
          picture={<ProfileAvatar name={profile.name} avatarUrl={profile.avatarUrl} size={96} />}
        />
      </div>
      <div className="cols">
        <div className="stack">
          <Stats
            className={css.stats}
            rows={[
              { label: '체력', value: digitsOf(profile.maxHp) },
              { label: '마력', value: digitsOf(profile.maxMp) },
            ]}
          />
          {trades}
          <VitalPanel profile={profile} />
        </div>
        <div className="stack">
          <Panel title="캐릭터" aside={<OwnerLink userId={profile.userId} />}>
            <div className="pad">
              <KeyValues rows={factsOf(profile)} />
            </div>
            <div className="pad row justify-end">
              <ReportButton profileId={profile.id} name={profile.name} />
            </div>
          </Panel>
        </div>
      </div>
    </>
  );
}

function digitsOf(value: number | null): string {
  return value === null ? '–' : formatDigits(value);
}

function factsOf({ job, grade, level, discordId, createdAt }: Profile): KeyValue[] {
  const facts: KeyValue[] = [
    { label: '레벨', value: level },
    { label: '직업', value: jobName(job) },
    { label: '승급', value: grade === 0 ? '아직 없음' : `${grade}차 ${gradeName(job, grade)}` },
    { label: '나루에 온 날', value: formatDate(createdAt) },
  ];
  if (discordId !== null) facts.push({ label: '디스코드', value: <DiscordMark id={discordId} /> });
  return facts;
}

function DiscordMark({ id }: { id: string }) {
  return (
    <a href={`https://discord.com/users/${encodeURIComponent(id)}`} rel="external nofollow noopener">
      연결됨
    </a>
  );
}

function OwnerLink({ userId }: { userId: string }) {
  const state = useMe();
  if (state.status !== 'in' || state.me?.userId !== userId) return null;
  return (
    <a className="more" href="/me">
      고치기
    </a>
  );
}
