import { useState } from 'react';
import { type CheckedAudit, exportAudit } from '#features/people/audit/audit.contract.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { useNow } from '#platform/client/use-now.ts';
import { Button } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { CheckIcon, RefreshIcon, WarningIcon } from '#ui/icons/icons.tsx';
import { checkedText, verdictText } from '../audit-check.labels.ts';
import css from './audit.module.css';
import { auditCheck } from './audit-query.ts';

/** The state of the chain, verified when it is wanted, and the export of all of it. */
export function ChainPanel() {
  const [isWanted, setWanted] = useState(false);
  const { data, error, isFetching, refetch } = useLiveQuery(auditCheck, undefined, { isEnabled: isWanted });
  const isBroken = data?.isIntact === false;
  return (
    <section className={`panel ${css.chain}`} aria-label="기록의 확인">
      <span className={classNames(css.chainState, isBroken && css.broken)} role="status">
        {data && (isBroken ? <WarningIcon /> : <CheckIcon />)}
        <span>
          {data ? <Verdict checked={data} /> : <b>매일 밤 처음부터 끝까지 자동으로 확인합니다</b>}
          {error && !isFetching && <span className="meta up block">확인하지 못했습니다. {error.message}</span>}
        </span>
      </span>
      <Button
        size="sm"
        aria-disabled={isFetching}
        onClick={() => {
          if (isWanted && !isFetching) void refetch();
          setWanted(true);
        }}
      >
        <RefreshIcon size={14} /> <span>{isFetching ? '확인하는 중' : '지금 확인'}</span>
      </Button>
      <a className="btn sm" href={exportAudit.path} download="">
        내보내기
      </a>
    </section>
  );
}

function Verdict({ checked }: { checked: CheckedAudit }) {
  const now = useNow() ?? Date.now();
  const { previous, lastHash } = checked;
  return (
    <>
      <b>{verdictText(checked)}</b>
      <span className="meta block">
        {checkedText(checked, now)} · 마지막 해시 <span className={css.hash}>{lastHash.slice(0, 12)}…</span>
      </span>
      <span className="meta block">
        {previous
          ? `지난 확인: ${previous.isIntact ? '이어짐' : '끊김'}, ${checkedText(previous, now)}`
          : '지난 확인: 아직 없음'}
      </span>
    </>
  );
}
