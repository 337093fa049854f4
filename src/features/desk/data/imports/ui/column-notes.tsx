import { type ReactNode, useState } from 'react';
import type { FactImport } from '#features/game-data/editing/fact-import.contract.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { Button } from '#ui/components/button.tsx';
import { Select } from '#ui/components/field.tsx';
import { Note } from '#ui/components/panel.tsx';
import { dataLabel } from '../../differences/difference.labels.ts';
import { readOffered } from '../import-file.rules.ts';
import type { ImportActs } from './import-acts.ts';
import css from './imports.module.css';

interface ColumnNotesProps extends Pick<ImportActs, 'onReread'> {
  read: FactImport;
  labels: ReadonlyMap<string, string>;
}

/** How the file was understood, and how else it could be read. */
export function ColumnNotes({ read, labels, onReread }: ColumnNotesProps) {
  const { offeredEncoding, unknownColumns, missingColumns, fits, entity } = read;
  const encoding = readOffered(offeredEncoding);
  const hasNotes = encoding ?? fits ?? unknownColumns[0] ?? missingColumns[0];
  if (hasNotes === undefined && entity !== null) return null;
  const isReadable = entity !== null && encoding === undefined && fits === null;
  return (
    <div className={`pad ${css.notes}`}>
      {entity === null && <EntityChoice labels={labels} onReread={onReread} />}
      {encoding && (
        <Offer text="UTF-8로 쓴 파일이 아닙니다. 엑셀에서 저장한 파일이면 EUC-KR일 수 있습니다.">
          {onReread && (
            <Button size="sm" onClick={() => onReread({ encoding })}>
              EUC-KR로 다시 읽기
            </Button>
          )}
        </Offer>
      )}
      {fits !== null && (
        <Offer text={`열의 이름이 ${dataLabel(fits, labels)} 자료와 더 맞습니다.`}>
          {onReread && (
            <Button size="sm" onClick={() => onReread({ entity: fits })}>
              {withParticle(dataLabel(fits, labels), '으로/로')} 다시 읽기
            </Button>
          )}
        </Offer>
      )}
      {unknownColumns.length > 0 && (
        <Note>
          모르는 열: <b>{unknownColumns.join(', ')}</b>
        </Note>
      )}
      {missingColumns.length > 0 && (
        <Note>
          빠진 열: <b>{missingColumns.join(', ')}</b>
        </Note>
      )}
      {!isReadable && !onReread && <p className="meta">다르게 읽으려면 파일을 다시 올려 주세요.</p>}
    </div>
  );
}

function Offer({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={css.offer}>
      <Note>{text}</Note>
      {children}
    </div>
  );
}

function EntityChoice({ labels, onReread }: Pick<ColumnNotesProps, 'labels' | 'onReread'>) {
  const [chosen, choose] = useState('');
  return (
    <Offer text="파일 이름으로는 어느 자료인지 알 수 없습니다.">
      {onReread && (
        <>
          <Select
            small
            aria-label="자료"
            options={[
              { value: '', label: '자료 고르기' },
              ...[...labels].map(([name, label]) => ({ value: name, label: `${label} (${name})` })),
            ]}
            value={chosen}
            onChange={({ target }) => choose(target.value)}
          />
          <Button size="sm" disabled={chosen === ''} onClick={() => onReread({ entity: chosen })}>
            이 자료로 읽기
          </Button>
        </>
      )}
    </Offer>
  );
}
