import type { FactImport } from '#features/game-data/editing/fact-import.contract.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { useNow } from '#platform/client/use-now.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { IconButton } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { CloseIcon, ExternalIcon } from '#ui/icons/icons.tsx';
import { exactText } from '../../../table/moment.labels.ts';
import { dataLabel } from '../../differences/difference.labels.ts';
import { DifferencePanel } from '../../differences/ui/difference-panel.tsx';
import { importPath } from '../../facts-paths.ts';
import { FaultTable } from '../../faults/ui/fault-table.tsx';
import { MODE_LABELS } from '../import.labels.ts';
import { ApplyForm } from './apply-form.tsx';
import { ColumnNotes } from './column-notes.tsx';
import type { ImportActs } from './import-acts.ts';
import { factImport } from './import-query.ts';
import css from './imports.module.css';
import { useEntityLabels } from './use-entity-labels.ts';

/** An uploaded file: how it was read, what is wrong with it, what it would change. */
export function ImportPanel({ id, ...acts }: ImportActs & { id: number }) {
  const query = useLiveQuery(factImport, id);
  return (
    <QueryStates
      query={query}
      skeleton={
        <Panel>
          <Skeleton rows={4} />
        </Panel>
      }
      failed="올린 파일을 불러오지 못했습니다."
      hint="다른 사람이 올렸거나 24시간이 지난 파일일 수 있습니다."
    >
      {(read) => <Read read={read} {...acts} />}
    </QueryStates>
  );
}

function Read({ read, ...acts }: ImportActs & { read: FactImport }) {
  const { fileName, faults, faultCount, difference, differenceCount } = read;
  const labels = useEntityLabels();
  return (
    <section className={css.upload} aria-label={`파일 ${fileName}`}>
      <Panel title={fileName} className={css.read} aside={<Head read={read} labels={labels} {...acts} />}>
        <ColumnNotes read={read} labels={labels} {...acts} />
        {faultCount > 0 && <FaultTable faults={faults} faultCount={faultCount} labels={labels} />}
        <ApplyForm read={read} {...acts} />
      </Panel>
      {faultCount === 0 && differenceCount > 0 && (
        <DifferencePanel
          title={`${fileName}의 차이`}
          rows={difference}
          count={differenceCount}
          empty="지금 자료와 같습니다."
          heads={['지금', '파일']}
        />
      )}
    </section>
  );
}

interface HeadProps extends Pick<ImportActs, 'onRemove'> {
  read: FactImport;
  labels: ReadonlyMap<string, string>;
}

function Head({ read: { id, entity, mode, rows, appliedAt }, labels, onRemove }: HeadProps) {
  const now = useNow() ?? Date.now();
  return (
    <>
      <span className="meta">
        {[...(entity === null ? [] : [dataLabel(entity, labels)]), `${formatDigits(rows)}줄`, MODE_LABELS[mode]].join(
          ' · ',
        )}
      </span>
      <span className={css.acts}>
        {appliedAt !== null && <Tag tone="ok">적용됨</Tag>}
        {appliedAt !== null && <span className="meta">{exactText(appliedAt, now)}</span>}
        {onRemove && (
          <a className="iconbtn" href={importPath(id)} aria-label="한 화면으로 보기" title="한 화면으로 보기">
            <ExternalIcon size={16} />
          </a>
        )}
        {onRemove && (
          <IconButton label="목록에서 빼기" onClick={onRemove}>
            <CloseIcon size={16} />
          </IconButton>
        )}
      </span>
    </>
  );
}
