import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import type { SearchKind } from '../../search/search.contract.ts';
import { putPlace, type ShownPlace } from './map-route-fields.ts';
import css from './map-route-form.module.css';

const suggestions = () => import('./place-suggestions.tsx');
/** The field works without suggestions. */
const PlaceSuggestions = lazy(() => suggestions().catch(() => ({ default: () => null })));

const MAX_TEXT_LENGTH = 50;

export interface PlaceFieldProps {
  name: 'from' | 'to';
  label: string;
  shown: ShownPlace;
  placeholder?: string;
  kinds: readonly SearchKind[];
  catalogVersion?: string;
  after?: ReactNode;
  noteId?: string;
}

/**
 * A field for any place name, which the server reads. With scripts it suggests names while typing; their code and data
 * are fetched on the first input. The field is uncontrolled, so that Korean input is not disturbed.
 */
export function PlaceField({ name, label, shown, placeholder, kinds, catalogVersion, after, noteId }: PlaceFieldProps) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState<string>();
  const close = () => setTyped(null);
  const isOpen = typed !== null && typed.trim() !== '';
  return (
    <div className={css.field}>
      <span className={`in ${css.input}`}>
        <span className="meta nowrap" aria-hidden="true">
          {label}
        </span>
        <input
          ref={field}
          name={name}
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={isOpen && active !== undefined}
          aria-autocomplete="list"
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen ? active : undefined}
          aria-describedby={noteId}
          defaultValue={shown.text}
          data-text={shown.text}
          data-place={shown.place ?? ''}
          placeholder={placeholder}
          data-max-letters={MAX_TEXT_LENGTH}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={(event) => {
            void suggestions();
            event.target.select();
          }}
          // The suggestions never take the focus.
          onBlur={close}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        {after}
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <PlaceSuggestions
            id={listId}
            field={field}
            typed={typed}
            kinds={kinds}
            catalogVersion={catalogVersion}
            onActive={setActive}
            onPick={(place) => {
              if (field.current) putPlace(field.current, place);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
