import { useLivePages } from '#platform/client/use-live-pages.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { Button } from '#ui/components/button.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { EmptyState, Skeleton } from '#ui/components/states.tsx';
import type { Rank } from '../../guilds/guild.labels.ts';
import { can } from '../../guilds/guild.policy.ts';
import { guildMembers } from '../../guilds/ui/member/member-query.ts';
import { guildPosts } from './post-query.ts';
import { PostRow } from './post-row.tsx';
import { NewPostForm } from './write-form.tsx';

interface BoardProps {
  guildId: number;
  rank: Rank;
  profileId: number;
}

export function Board({ guildId, rank, profileId }: BoardProps) {
  const query = useLivePages(guildPosts, guildId);
  const { data: members = [] } = useLiveQuery(guildMembers, guildId);
  const ranks = new Map(members.map((member) => [member.profile.id, member.rank]));
  return (
    <div className="stack">
      {can(rank, 'write') && (
        <section className="panel" aria-label="글쓰기">
          <div className="pad">
            <NewPostForm guildId={guildId} />
          </div>
        </section>
      )}
      <section className="panel" aria-label="게시판">
        <QueryStates query={query} skeleton={<Skeleton rows={6} />} failed="게시판을 가져오지 못했습니다.">
          {(posts) => {
            if (posts.length === 0) return <EmptyState icon="skill/castle" text="아직 글이 없습니다." />;
            return (
              <ul className="lines">
                {posts.map((post) => (
                  <PostRow
                    key={post.id}
                    post={post}
                    rank={rank}
                    authorRank={ranks.get(post.author.id)}
                    profileId={profileId}
                  />
                ))}
              </ul>
            );
          }}
        </QueryStates>
        {query.hasNextPage && (
          <div className="pad">
            <Button full aria-disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              더 보기
            </Button>
          </div>
        )}
      </section>
    </div>
  );
}
