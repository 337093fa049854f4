import { Suspense, useState } from 'react';
import type { Act } from '#features/people/require-login/ui/public/use-act.ts';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { MoreIcon } from '#ui/icons/menu-icons.tsx';
import { Menu } from '#ui/overlay/lazy.ts';
import type { MenuEntry } from '#ui/overlay/menu.tsx';
import type { Rank } from '../../guilds/guild.labels.ts';
import { can } from '../../guilds/guild.policy.ts';
import type { GuildPost } from '../guild-post.contract.ts';
import { postMutations } from './post-query.ts';

const ConfirmDialog = partOnDemand(() => import('../../parties/ui/own/confirm-dialog.tsx'));
const ReportDialog = partOnDemand(() => import('#features/people/reports/ui/report-dialog.tsx'));

interface PostMenuProps {
  post: GuildPost;
  rank: Rank;
  profileId: number;
  act: Act;
  onEdit: () => void;
}

/** Offers the actions on a post that the visitor may do. */
export function PostMenu({ post, rank, profileId, act, onEdit }: PostMenuProps) {
  const { guildId, id, author, isPinned } = post;
  const [open, setOpen] = useState<'delete' | 'report' | null>(null);
  const params = { id: guildId, postId: id };
  const isOwn = author.id === profileId;
  const entries: MenuEntry[] = [
    ...(isOwn && can(rank, 'write') ? [{ label: '글 수정', onSelect: onEdit }] : []),
    ...(can(rank, 'pin')
      ? [
          {
            label: isPinned ? '고정 풀기' : '고정',
            onSelect: () => void act.run(postMutations.change, { params, body: { isPinned: !isPinned } }),
          },
        ]
      : []),
    ...(isOwn || can(rank, 'deletePosts') ? [{ label: '삭제', onSelect: () => setOpen('delete') }] : []),
    ...(isOwn ? [] : [{ label: '신고', onSelect: () => setOpen('report') }]),
  ];
  if (entries.length === 0) return null;
  return (
    <span className="ml-auto">
      <Suspense>
        <Menu label={`${author.name}님의 글에서 할 일`} trigger={<MoreIcon />} entries={entries} />
        {open === 'delete' && (
          <ConfirmDialog
            label="글 삭제"
            question="이 글을 삭제할까요?"
            note="댓글은 남고, 글은 지운 글로 보입니다."
            confirm="삭제"
            onConfirm={() => {
              setOpen(null);
              void act.run(postMutations.delete, { params });
            }}
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'report' && (
          <ReportDialog profileId={author.id} about={{ postId: id }} name={author.name} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </span>
  );
}
