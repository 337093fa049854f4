import { usePageData } from '#platform/client/use-page-data.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { KeyValues, Stats } from '#ui/components/key-values.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { BackupPanel } from '../ui/backup-panel.tsx';
import type { load } from './overview.loader.ts';

export default function OverviewPage() {
  const { waiting, backup, lists } = usePageData<typeof load>();
  const { reports, inquiries, appeals, corrections } = waiting;
  return (
    <>
      <PageMeta title="운영 현황" description="기다리는 신고와 문의." />
      <PageHead title="현황" lead="처리할 것부터 보여 줍니다" />
      <div className="stack">
        <Stats
          rows={[
            { label: '신고', value: formatDigits(reports) },
            { label: '문의', value: formatDigits(inquiries) },
            { label: '이의', value: formatDigits(appeals) },
            { label: '제보', value: formatDigits(corrections) },
          ]}
        />
        <BackupPanel backup={backup} />
        <Panel title="목록">
          <div className="pad">
            <KeyValues rows={lists.map(({ label, href }) => ({ label, value: <a href={href}>보기</a> }))} />
          </div>
        </Panel>
      </div>
    </>
  );
}
