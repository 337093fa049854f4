import { useState } from 'react';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { momentText } from '#features/trade/trades/moment.labels.ts';
import { call } from '#platform/client/call.ts';
import { useNow } from '#platform/client/use-now.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { Button } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Tag } from '#ui/components/tag.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { PinIcon } from '#ui/icons/icons.tsx';
import { RANK, type Rank, rankName } from '../../guilds/guild.labels.ts';
import { can } from '../../guilds/guild.policy.ts';
import type { PartyPlayer } from '../../parties/party.contract.ts';
import { settlementPath } from '../../settlements/settlement-page.params.ts';
import { ActError } from '../../ui/act-error.tsx';
import type { GuildComment, GuildPost } from '../guild-post.contract.ts';
import css from './board.module.css';
import { PostMenu } from './post-menu.tsx';
import { postMutations } from './post-query.ts';
import { ChangePostForm, CommentForm } from './write-form.tsx';

/** Number of last comments that are visible; the others are behind a button. */
const OPEN_COMMENTS = 3;

interface PostRowProps {
  post: GuildPost;
  rank: Rank;
  profileId: number;
}

export function PostRow({ post, rank, authorRank, profileId }: PostRowProps & { authorRank: Rank | undefined }) {
  const { author, text, isErased, isPinned, createdAt, settlement } = post;
  const act = useAct();
  const [isWriting, setWriting] = useState(false);
  const [isEditing, setEditing] = useState(false);
  return (
    <li className={classNames(css.post, isPinned && css.pinned)}>
      {isPinned && (
        <p className={`meta row gap-1 ${css.pin}`}>
          <PinIcon size={14} />
          고정한 글
        </p>
      )}
      <p className="row wrap">
        <Author player={author} />
        {authorRank !== undefined && authorRank <= RANK.elder && <Tag>{rankName(authorRank)}</Tag>}
        <Moment at={createdAt} />
        {!isErased && (
          <PostMenu post={post} rank={rank} profileId={profileId} act={act} onEdit={() => setEditing(true)} />
        )}
      </p>
      {isEditing ? (
        <ChangePostForm post={post} onClose={() => setEditing(false)} />
      ) : (
        <p className={classNames('body', css.text, isErased && 'faint')}>{text}</p>
      )}
      {settlement && (
        <a className={css.card} href={settlementPath(settlement.id)}>
          <Tile icon="goods/coins" size="m" />
          <span className="min-w-0">
            <b className="elide block">{settlement.title}</b>
            <span className="meta">
              정산 · <span className="own-text">{settlement.isDone ? '끝남' : '남음'}</span>
            </span>
          </span>
          <b className="ml-auto">{formatDigits(settlement.sale)}</b>
        </a>
      )}
      <ActError act={act} />
      <Comments post={post} rank={rank} profileId={profileId} />
      {can(rank, 'write') && !isWriting && (
        <p>
          <Button size="sm" tone="ghost" data-press="" onClick={() => setWriting(true)}>
            댓글 달기
          </Button>
        </p>
      )}
      {isWriting && <CommentForm post={post} />}
    </li>
  );
}

function Comments({ post, rank, profileId }: PostRowProps) {
  const { guildId, id, commentCount } = post;
  const [all, setAll] = useState<{ of: GuildPost; comments: readonly GuildComment[] } | null>(null);
  const act = useAct();
  if (commentCount === 0) return null;
  const params = { id: guildId, postId: id };
  const shown = all?.of === post ? all.comments : post.comments.slice(-OPEN_COMMENTS);
  const hidden = commentCount - shown.length;
  return (
    <>
      {hidden > 0 && (
        <p>
          <Button
            size="sm"
            tone="ghost"
            onClick={() =>
              void act.run(postMutations.readComments, { params }, async () => {
                const { comments } = await call(postMutations.readComments, { params });
                setAll({ of: post, comments });
              })
            }
          >
            앞의 댓글 {hidden}개
          </Button>
        </p>
      )}
      <ul className={css.comments}>
        {shown.map((comment) => (
          <li key={comment.id}>
            <span className={`small ${css.comment}`}>
              <Author player={comment.author} /> {comment.text}
            </span>
            <Moment at={comment.createdAt} />
            {(comment.author.id === profileId || can(rank, 'deletePosts')) && (
              <Button
                size="sm"
                tone="ghost"
                aria-label={`댓글 삭제: ${comment.author.name}`}
                onClick={() =>
                  void act.run(postMutations.deleteComment, { params: { ...params, commentId: comment.id } })
                }
              >
                삭제
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ActError act={act} />
    </>
  );
}

function Author({ player: { userId, name, grade } }: { player: PartyPlayer }) {
  if (userId === null) return <span className="faint">{name}</span>;
  return (
    <a className={`g${grade}`} href={`/profiles/${userId}`}>
      {name}
    </a>
  );
}

function Moment({ at }: { at: string }) {
  const now = useNow();
  return (
    <time className="meta nowrap" dateTime={at} title={formatDateTime(at)}>
      {momentText(at, now)}
    </time>
  );
}
