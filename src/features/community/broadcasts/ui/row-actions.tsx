import { BlockButton } from '#features/people/blocks/ui/public/block-button.tsx';
import { ReportButton } from '#features/people/reports/ui/public/report-button.tsx';
import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { registerItemParams } from '#features/trade/listings/trade-page.params.ts';
import type { BroadcastLine } from '../broadcast-line.ts';

export default function RowActions({ line: { id, name, message, read } }: { line: BroadcastLine }) {
  const isOwn = playerOf(useMe())?.name === name;
  if (!isOwn) {
    return (
      <>
        <BlockButton profileId={null} name={name} />
        <ReportButton profileId={null} about={{ broadcastId: id }} name={name} />
      </>
    );
  }
  if (!read) return <span className="meta">내 외침</span>;
  return (
    <a className="btn sm" href={registerItemParams.link(`/trade/register/${read.item.id}`, { shout: message })}>
      거래로 올리기
    </a>
  );
}
