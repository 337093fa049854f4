import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/client/call.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { Button } from '#ui/components/button.tsx';
import { ErrorState } from '#ui/components/states.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { listOwnReports, type ReportedThing } from '../report.contract.ts';
import { answeredReportOf, openReportOf } from './report-draft.ts';
import { ReportForm } from './report-form.tsx';
import { ReportState } from './report-state.tsx';

export interface ReportDialogProps {
  profileId: number;
  about: ReportedThing | undefined;
  name: string;
  onClose: () => void;
}

const MY_REPORTS = ['reports'] as const;

/** One report of a player at a time: while one is open its state stands here, else the form. */
export default function ReportDialog({ profileId, about, name, onClose }: ReportDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(
    { queryKey: MY_REPORTS, queryFn: () => call(listOwnReports), staleTime: 0 },
    queryClient,
  );
  const open = data && openReportOf(data, profileId);
  const answered = data && answeredReportOf(data, profileId);
  return (
    <Dialog open onClose={onClose} label={`${name}님 신고`} broad>
      <h2 className="h2">{name}님 신고</h2>
      {!data && error && !isFetching && (
        <ErrorState
          text="내 신고를 가져오지 못했습니다."
          action={<Button onClick={() => void refetch()}>다시</Button>}
        />
      )}
      {!data && !(error && !isFetching) && <div className="report-wait" aria-busy="true" />}
      {data && open && <ReportState report={open} onClose={onClose} />}
      {data && !open && (
        <ReportForm
          profileId={profileId}
          about={about}
          answered={answered}
          onClose={onClose}
          onSent={() => queryClient.invalidateQueries({ queryKey: MY_REPORTS })}
        />
      )}
    </Dialog>
  );
}
