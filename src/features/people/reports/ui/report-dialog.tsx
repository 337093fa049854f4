import { defineLiveQuery, invalidate } from '#platform/client/live-query.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { Button } from '#ui/components/button.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { ErrorState } from '#ui/components/states.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { listOwnReports, type ReportedThing } from '../report.contract.ts';
import { findAnsweredReport, findOpenReport } from './open-report.rules.ts';
import { ReportForm } from './report-form.tsx';
import { ReportState } from './report-state.tsx';

export interface ReportDialogProps {
  profileId: number | null;
  about: ReportedThing | undefined;
  name: string;
  onClose: () => void;
}

const ownReports = defineLiveQuery({ key: ['reports'], endpoint: listOwnReports, staleTime: 0 });

export default function ReportDialog({ profileId, about, name, onClose }: ReportDialogProps) {
  const reported = { profileId, broadcastId: about?.broadcastId };
  const query = useLiveQuery(ownReports);
  return (
    <Dialog open onClose={onClose} label={`${name}님 신고`} broad>
      <h2 className="h2">{name}님 신고</h2>
      <QueryStates
        query={query}
        skeleton={<div aria-busy="true" style={{ minHeight: 320 }} />}
        failed={(retry) => (
          <ErrorState text="내 신고를 가져오지 못했습니다." action={<Button onClick={retry}>다시 시도</Button>} />
        )}
      >
        {(reports) => {
          const open = findOpenReport(reports, reported);
          if (open) return <ReportState report={open} onClose={onClose} />;
          return (
            <ReportForm
              profileId={profileId}
              about={about}
              answered={findAnsweredReport(reports, reported)}
              onClose={onClose}
              onSent={() => invalidate(ownReports.key())}
            />
          );
        }}
      </QueryStates>
    </Dialog>
  );
}
