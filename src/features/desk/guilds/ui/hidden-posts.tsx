import { type ReactNode, useState } from 'react';
import type { HiddenPost } from '#features/community/guild-posts/operator-post.contract.ts';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { useLivePages } from '#platform/client/use-live-pages.ts';
import { KEY_TABLE } from '#shared/key-table.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { relativeTime } from '#shared/korean/relative-time.ts';
import { Button } from '#ui/components/button.tsx';
import { KeyValues } from '#ui/components/key-values.tsx';
import css from '../../acts/ui/acts.module.css';
import { ActError } from '../../acts/ui/effects-list.tsx';
import { playerPath } from '../../desk-paths.ts';
import type { DeskList } from '../../table/desk-list.ts';
import { DeskHead } from '../../table/ui/desk-head.tsx';
import { DeskPanel } from '../../table/ui/desk-panel.tsx';
import { DeskTable } from '../../table/ui/desk-table.tsx';
import { TwoLines } from '../../table/ui/row-cells.tsx';
import { useOpenRow } from '../../table/ui/use-open-row.ts';
import { guildMutations, hiddenPostPages } from './guild-query.ts';

const postList: DeskList<HiddenPost> = {
  label: '숨긴 게시글',
  path: '/operator/guilds',
  columns: [
    {
      name: 'post',
      head: '쓴 사람과 글',
      cell: (post, { link }) => (
        <TwoLines name={link(post.authorName)} about={`문파 ${post.guildId}`} quote={post.text} />
      ),
    },
    {
      name: 'at',
      head: '숨긴 시각',
      width: 96,
      isNumber: true,
      cell: ({ hiddenAt }, { now }) => <span className="faint">{relativeTime(hiddenAt, now)}</span>,
    },
  ],
  phone: (post, now) => ({
    name: post.authorName,
    age: relativeTime(post.hiddenAt, now),
    lines: [<span key="text">{post.text}</span>],
  }),
  empty: '숨긴 게시글이 없습니다.',
  failed: '숨긴 게시글을 불러오지 못했습니다.',
};

/** The posts of guilds' boards that operators hid. */
export function HiddenPosts({ filters }: { filters: ReactNode }) {
  const query = useLivePages(hiddenPostPages, undefined);
  const openRow = useOpenRow();
  const act = useAct();
  const [answer, setAnswer] = useState('');
  async function show({ id }: HiddenPost): Promise<void> {
    if (!(await act.run(guildMutations.showPost, { params: { id } }))) return;
    setAnswer('게시글이 문파원에게 다시 보입니다.');
    openRow.close();
  }
  return (
    <DeskTable
      list={postList}
      query={query}
      name="guilds posts"
      head={<DeskHead title="문파" meta="신고를 받아 숨긴 게시글, 새것부터" />}
      filters={filters}
      answer={act.error ?? answer}
      takeBack={(post) => void show(post)}
      decides
      panel={(post) => (
        <PostPanel
          key={post.id}
          post={post}
          error={act.error}
          isSending={act.isSending}
          onShow={() => void show(post)}
        />
      )}
    />
  );
}

interface PostPanelProps {
  post: HiddenPost;
  error: string | null;
  isSending: boolean;
  onShow: () => void;
}

function PostPanel({ post, error, isSending, onShow }: PostPanelProps) {
  const { id, text, isErased, guildId, authorId, authorName, createdAt, hiddenAt } = post;
  return (
    <DeskPanel
      title={`게시글 ${id}`}
      acts={
        <Button tone="primary" data-decide="" disabled={isSending} onClick={onShow}>
          <span>다시 보이기</span> <kbd>{KEY_TABLE.decide.keys[0]}</kbd>
        </Button>
      }
    >
      <div className="pad">
        <p className={css.quote}>{isErased ? '쓴 사람이 지운 글입니다.' : text}</p>
      </div>
      <ActError error={error} />
      <KeyValues
        rows={[
          { label: '쓴 사람', value: <a href={playerPath(authorId)}>{authorName}</a> },
          { label: '문파', value: <a href={`/guilds/${guildId}`}>문파 {guildId}</a> },
          { label: '쓴 시각', value: formatDateTime(createdAt) },
          { label: '숨긴 시각', value: formatDateTime(hiddenAt) },
        ]}
      />
    </DeskPanel>
  );
}
