import { type ReactNode, Suspense } from 'react';
import { ReportButton } from '#features/people/reports/ui/public/report-button.tsx';
import { drawnLater } from '#platform/client/drawn-later.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { formatDate, seoulDay } from '#shared/korean/dates.ts';
import { ActionBar } from '#ui/components/action-bar.tsx';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta, type SchemaThing } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import type { Guild } from '../guild.contract.ts';
import { guildPath } from '../guild.labels.ts';
import { guildSummary, isSeeking } from '../guild-page.labels.ts';
import { DiscordPanel } from '../ui/discord-panel.tsx';
import css from '../ui/guild.module.css';
import { GuildSign } from '../ui/guild-sign.tsx';
import { HeadsPanel } from '../ui/heads-panel.tsx';
import { useOwnGuildPlaces } from '../ui/own-guild-store.ts';
import { IntroPanel, JobsPanel, OthersPanel } from '../ui/public-parts.tsx';
import { SoughtPanel } from '../ui/sought-panel.tsx';
import { useLiveGuild } from '../ui/use-live-guild.ts';
import type { GuildPageData, load } from './guild.loader.ts';

const Body = await drawnLater(async () => (await import('../ui/apply/apply-body.tsx')).default);

function ApplyPanel({ guild }: { guild: Guild }) {
  return (
    <Panel title="가입 신청" id="apply">
      <div className={isSeeking(guild) ? css.applyBody : css.closedBody}>
        <Body guild={guild} />
      </div>
    </Panel>
  );
}

interface GuildPageProps {
  /** Content for members in place of the public page; null: members see the public page. */
  inside: ((guild: Guild) => ReactNode) | null;
}

export default function GuildPage({ inside }: GuildPageProps) {
  const data = usePageData<typeof load>();
  const { guild, isGone } = useLiveGuild(data.guild);
  // Membership is known only after hydration. Until then, and for non-members, the public page is shown.
  const { isKnown, ranks } = useOwnGuildPlaces();
  const isMember = ranks.has(guild.id);
  if (inside !== null && isMember) {
    return (
      <>
        <Meta guild={data.guild} />
        <Suspense fallback={<PublicHead guild={guild} />}>{inside(guild)}</Suspense>
      </>
    );
  }
  return (
    <>
      <Meta guild={data.guild} />
      <PublicHead guild={guild} />
      {isGone && (
        <p className="note mb-4" role="status">
          닫힌 문파입니다.
        </p>
      )}
      <PublicView data={data} guild={guild} />
      {isSeeking(guild) && !isMember && (
        <ActionBar>
          <ButtonLink tone="primary" href="#apply" className={isKnown ? undefined : 'guest-only'}>
            가입 신청
          </ButtonLink>
        </ActionBar>
      )}
    </>
  );
}

function PublicView({ data, guild }: { data: GuildPageData; guild: Guild }) {
  return (
    <div className={css.cols}>
      <div className={`stack ${css.main}`}>
        <SoughtPanel guild={guild} />
        <IntroPanel guild={guild} />
        <JobsPanel guild={guild} />
        <HeadsPanel leader={data.leader} deputies={data.deputies} />
      </div>
      <div className={`stack ${css.side}`}>
        <ApplyPanel guild={guild} />
        {guild.discordInvite !== null && <DiscordPanel invite={guild.discordInvite} />}
        <OthersPanel others={data.others} />
      </div>
    </div>
  );
}

function listCrumbs({ name }: Guild) {
  return [{ label: '홈', href: '/' }, { label: '문파', href: '/guilds' }, { label: name }];
}

function Meta({ guild }: { guild: Guild }) {
  const { gameServers, origin } = useSite();
  const path = guildPath(guild.id);
  const server = gameServers.find(({ id }) => id === guild.gameServer)?.name ?? '바람의나라 클래식';
  return (
    <PageMeta
      title={`${guild.name} 문파`}
      description={guildSummary(guild, server)}
      path={path}
      image={`/share/guilds/${guild.id}.png`}
      jsonLd={import.meta.env.SSR && [organization(guild, origin)]}
    />
  );
}

function organization(guild: Guild, origin: string): SchemaThing {
  const { name, description, createdAt, memberCount } = guild;
  return {
    '@type': 'Organization',
    name,
    url: origin + guildPath(guild.id),
    foundingDate: seoulDay(createdAt),
    ...(description !== '' && { description }),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/JoinAction',
      userInteractionCount: memberCount,
    },
  };
}

function PublicHead({ guild }: { guild: Guild }) {
  const { gameServers } = useSite();
  const { leader, memberCount, createdAt, isSample } = guild;
  const server = gameServers.length > 1 && gameServers.find(({ id }) => id === guild.gameServer)?.name;
  const facts = [`문파원 ${memberCount}`, leader && `문주 ${leader.name}`, `${formatDate(createdAt)}부터`];
  return (
    <PageHead
      title={guild.name}
      crumbs={listCrumbs(guild)}
      lead={
        <>
          {server && <span className="wide">{server} · </span>}
          {[...facts, isSample && '견본'].filter(Boolean).join(' · ')}
        </>
      }
      picture={<GuildSign guild={guild} size={96} />}
      actions={
        <>
          <Button className="needs-script" data-press="" onClick={() => void copyLink(guild)}>
            링크 복사
          </Button>
          {leader && leader.userId !== null && (
            <ReportButton profileId={leader.id} about={{ guildId: guild.id }} name={guild.name} />
          )}
        </>
      }
    />
  );
}

async function copyLink(guild: Guild): Promise<void> {
  const { copyText } = await import('#ui/overlay/copy-text.ts');
  await copyText(location.origin + guildPath(guild.id), { done: '링크를 복사했습니다' });
}
