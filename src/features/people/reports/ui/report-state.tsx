import { formatDateTime } from '#shared/korean/dates.ts';
import { Button } from '#ui/components/button.tsx';
import { KeyValues } from '#ui/components/key-values.tsx';
import type { Report } from '../report.contract.ts';
import { reportStatusName, reportTypeName } from '../report.labels.ts';
import css from './reports.module.css';

export function ReportState({ report, onClose }: { report: Report; onClose: () => void }) {
  return (
    <>
      <p className="note" role="status">
        신고를 받았습니다. 살핀 뒤 결과를 여기와 알림에 적습니다. 같은 사람에 대한 신고는 한 번에 하나만 받습니다.
      </p>
      <KeyValues rows={listFacts(report)} />
      <p className={`small dim ${css.stored}`}>{report.comment}</p>
      <div className="submit justify-end">
        <Button tone="primary" onClick={onClose}>
          닫기
        </Button>
      </div>
    </>
  );
}

export function AnsweredReport({ report }: { report: Report }) {
  return (
    <p className="note">
      지난 신고({reportTypeName(report.type)}): <b>{reportStatusName(report.status)}</b>
      {report.answer && <span className="own-text">{` · ${report.answer}`}</span>}
    </p>
  );
}

function listFacts({ status, type, createdAt, tradeId }: Report) {
  return [
    { label: '상태', value: reportStatusName(status) },
    { label: '종류', value: reportTypeName(type) },
    ...(tradeId === null ? [] : [{ label: '거래', value: tradeId }]),
    { label: '보낸 시각', value: formatDateTime(createdAt) },
  ];
}
