import { useEffect, useState } from 'react';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import {
  isTypedReference,
  type TypedReference,
  type TypedValue,
} from '#features/game-data/entities/typed-field.rules.ts';
import { regionName } from '#features/game-data/region.labels.ts';
import { type SearchHit, type SearchKind, search } from '#features/game-data/search/search.contract.ts';
import { call } from '#platform/client/call.ts';
import { Select, TextInput } from '#ui/components/field.tsx';
import css from './value-input.module.css';

const KINDS: Partial<Record<EntityName, SearchKind>> = {
  items: 'item',
  skills: 'skill',
  monsters: 'monster',
  dungeons: 'dungeon',
  maps: 'map',
};
const REGION_COUNT = 13;
const PATIENCE_MS = 250;
const MOST_SHOWN = 6;

interface ReferenceInputProps {
  to: EntityName;
  label: string;
  id?: string | undefined;
  /** The typed text, or the row that was chosen. */
  value: TypedValue;
  onChange(value: TypedReference | null): void;
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
}

/** Another row of the facts, found by its name. */
export function ReferenceInput(props: ReferenceInputProps) {
  return props.to === 'regions' ? <RegionInput {...props} /> : <NameInput {...props} />;
}

function RegionInput({ to: _, label, value, onChange, ...rest }: ReferenceInputProps) {
  const ids = Array.from({ length: REGION_COUNT }, (_, index) => index + 1);
  return (
    <Select
      {...rest}
      aria-label={label}
      value={isTypedReference(value) ? String(value.id) : ''}
      options={[{ value: '', label: '모름' }, ...ids.map((one) => ({ value: String(one), label: regionName(one) }))]}
      onChange={({ target }) =>
        onChange(target.value === '' ? null : { id: Number(target.value), name: regionName(Number(target.value)) })
      }
    />
  );
}

function NameInput({ to, label, id, value, onChange, ...described }: ReferenceInputProps) {
  const typed = isTypedReference(value) ? value : { id: null, name: '' };
  const hits = useHits(KINDS[to], typed.id === null ? typed.name : '');
  return (
    <div className={css.reference}>
      <TextInput
        id={id}
        aria-label={label}
        autoComplete="off"
        placeholder="이름으로 찾기"
        value={typed.name}
        onChange={({ target }) => onChange(target.value === '' ? null : { id: null, name: target.value })}
        {...described}
      />
      {hits.length > 0 && (
        <ul className={css.hits} aria-label={`${label} 검색 결과`}>
          {hits.map((hit) => (
            <li key={hit.id}>
              <button type="button" className="chip" onClick={() => onChange({ id: hit.id, name: hit.name })}>
                {hit.name} <span className="meta">{hit.detail}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function useHits(kind: SearchKind | undefined, typed: string): readonly SearchHit[] {
  const [found, setFound] = useState<{ q: string; hits: readonly SearchHit[] }>({ q: '', hits: [] });
  const q = typed.trim();
  useEffect(() => {
    if (kind === undefined || q === '') return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      call(search, { query: { q, limit: '20' }, signal: abort.signal }).then(
        (hits) => setFound({ q, hits: hits.filter((hit) => hit.kind === kind).slice(0, MOST_SHOWN) }),
        // Typing goes on; the next letter asks again.
        () => undefined,
      );
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [kind, q]);
  return q !== '' && found.q === q ? found.hits : [];
}
