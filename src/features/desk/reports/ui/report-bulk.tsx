import { useState } from 'react';
import { type OperatorReport, REPORT_STATUS } from '#features/people/reports/report.contract.ts';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { Select } from '#ui/components/field.tsx';
import { useTemplates } from '../../acts/ui/reason-chips.tsx';
import { reportMutations } from './report-query.ts';

interface ReportBulkProps {
  rows: readonly OperatorReport[];
  /** The highest id in the list that was read. */
  upTo: number;
  onDone: () => void;
}

/** Decides all open reports about the ticked things with one of the prepared answers. */
export function ReportBulk({ rows, upTo, onDone }: ReportBulkProps) {
  const templates = useTemplates(['answer']);
  const [chosen, setChosen] = useState('');
  const act = useAct();
  const answer = (templates.find(({ name }) => name === chosen) ?? templates[0])?.text;
  if (answer === undefined) return <span className="meta">답변 템플릿이 없습니다.</span>;
  async function decide(status: 2 | 3): Promise<void> {
    if (answer === undefined) return;
    const body = { ids: rows.map(({ id }) => id), upTo, status, answer };
    if (await act.run(reportMutations.handleMany, { body })) onDone();
  }
  return (
    <>
      <Select
        small
        aria-label="답변"
        options={templates.map(({ name }) => ({ value: name, label: name }))}
        value={chosen || (templates[0]?.name ?? '')}
        onChange={({ target }) => setChosen(target.value)}
      />
      <button
        type="button"
        className="btn sm"
        disabled={act.isSending}
        onClick={() => void decide(REPORT_STATUS.dismissed)}
      >
        기각
      </button>
      <button
        type="button"
        className="btn sm"
        disabled={act.isSending}
        onClick={() => void decide(REPORT_STATUS.actedUpon)}
      >
        조치
      </button>
    </>
  );
}
