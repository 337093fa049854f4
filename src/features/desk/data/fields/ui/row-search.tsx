import { useState } from 'react';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { entityLabel, fieldsOf } from '#features/game-data/entities/entity-fields.rules.ts';
import type { TypedReference } from '#features/game-data/entities/typed-field.rules.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { SearchField } from '#ui/components/search-field.tsx';
import { useSettled } from '../../../acts/ui/use-settled.ts';
import type { DeskFactRow } from '../../fact-row-desk.contract.ts';
import type { EditorControl } from './editor-props.ts';
import css from './fields.module.css';
import { rowsNamed } from './row-names-query.ts';

const PATIENCE_MS = 250;

interface RowSearchProps {
  entity: EntityName;
  label: string;
  /** A name that no row has may be taken as it is. */
  isLoose: boolean;
  control: EditorControl;
  onChoose: (chosen: TypedReference) => void;
}

/** The map's code, the monster's dungeon: what tells rows of one name apart. */
function describe({ texts }: DeskFactRow, entity: EntityName): string {
  const keys = fieldsOf(entity).filter(({ name, lock }) => lock !== null && name !== 'id');
  return keys.flatMap(({ name }) => texts[name] ?? []).join(' · ');
}

/** Finds a row by name, initial consonants or number. */
export function RowSearch({ entity, label, isLoose, control, onChoose }: RowSearchProps) {
  const [text, setText] = useState('');
  const asked = useSettled(text.trim(), PATIENCE_MS);
  const isRequested = asked !== '' && text.trim() !== '';
  const { data: found, error } = useLiveQuery(rowsNamed, { entity, q: asked }, { isEnabled: isRequested });
  function choose(chosen: TypedReference): void {
    setText('');
    onChoose(chosen);
  }
  const first = found?.[0];
  return (
    <div className={css.search}>
      <SearchField
        {...control}
        aria-label={label}
        placeholder={`${entityLabel(entity)} 이름`}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || text.trim() === '') return;
          // The form is not sent.
          event.preventDefault();
          if (first && asked === text.trim()) choose({ id: first.id, name: first.name });
        }}
      />
      <div role="status">
        {isRequested && error && <p className="meta up">{error.message}</p>}
        {isRequested && found?.length === 0 && <p className="meta">찾은 것이 없습니다.</p>}
      </div>
      {isRequested && (
        <ul className={css.found}>
          {found?.map((row) => (
            <li key={row.id}>
              <button type="button" onClick={() => choose({ id: row.id, name: row.name })}>
                <b>{row.name}</b>
                <span className="meta">{describe(row, entity)}</span>
              </button>
            </li>
          ))}
          {isLoose && found?.every(({ name }) => name !== asked) && (
            <li>
              <button type="button" onClick={() => choose({ id: null, name: asked })}>
                <b>{asked}</b>
                <span className="meta">이름만 쓰기</span>
              </button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
