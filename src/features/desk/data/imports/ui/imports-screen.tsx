import { useState } from 'react';
import { IMPORT_MODES } from '#features/game-data/editing/fact-import.contract.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Breadcrumb } from '#ui/components/breadcrumb.tsx';
import { ChoiceField } from '#ui/components/choice-field.tsx';
import { Field, Select } from '#ui/components/field.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { DeskHead } from '../../../table/ui/desk-head.tsx';
import { TABLES_PATH } from '../../facts-paths.ts';
import { MODE_HINTS, MODE_LABELS } from '../import.labels.ts';
import type { ImportMode } from '../import-file.rules.ts';
import { importParams } from '../import-list.params.ts';
import { DropZone } from './drop-zone.tsx';
import { ImportPanel } from './import-panel.tsx';
import css from './imports.module.css';
import { UploadPanel } from './upload-panel.tsx';
import { useEntityLabels } from './use-entity-labels.ts';
import { useUploads } from './use-uploads.ts';

/** The page 파일 올리기: files of facts, each shown with what it would change before it is applied. */
export default function ImportsScreen() {
  const [search] = useSearchParams();
  const [mode, setMode] = useState<ImportMode>('merge');
  const [entity, setEntity] = useState(importParams.read(search).entity ?? '');
  const uploads = useUploads();
  const { list } = uploads;
  return (
    <>
      <Breadcrumb crumbs={[{ label: '자료 편집', href: TABLES_PATH }, { label: '파일 올리기' }]} />
      <DeskHead title="파일 올리기" meta={list.length > 0 && `파일 ${formatDigits(list.length)}개`} />
      <div className="stack">
        <Panel title="새 파일" aside="올린 사람이 24시간 안에 차이를 보고 적용합니다">
          <div className="pad form">
            <ChoiceField<ImportMode>
              label="방법"
              name="import-mode"
              value={mode}
              onChoose={setMode}
              choices={IMPORT_MODES.map((value) => ({ value, label: MODE_LABELS[value] }))}
              className={css.modes}
            />
            <p className="meta">{MODE_HINTS[mode]}</p>
            <EntityField value={entity} onChoose={setEntity} />
            <DropZone onFiles={(files) => uploads.add(files, { mode, entity: entity || undefined })} />
          </div>
        </Panel>
        {list.map((upload) =>
          upload.id === null ? (
            <UploadPanel key={upload.key} upload={upload} uploads={uploads} />
          ) : (
            <ImportPanel
              key={`${upload.key} ${upload.id}`}
              id={upload.id}
              {...(upload.file && { onReread: (options) => uploads.reread(upload.key, options) })}
              onApplied={() => uploads.rereadOthers(upload.key)}
              onRemove={() => uploads.remove(upload.key)}
            />
          ),
        )}
      </div>
    </>
  );
}

function EntityField({ value, onChoose }: { value: string; onChoose: (entity: string) => void }) {
  const labels = useEntityLabels();
  return (
    <Field label="자료" id="import-entity" className={css.modes} hint="이름이 monsters.csv면 몬스터로 읽습니다">
      <Select
        id="import-entity"
        aria-describedby="import-entity-hint"
        options={[
          { value: '', label: '파일 이름으로' },
          ...[...labels].map(([name, label]) => ({ value: name, label: `${label} (${name})` })),
        ]}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      />
    </Field>
  );
}
