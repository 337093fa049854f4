import { entityLabel } from '#features/game-data/entities/entity-fields.rules.ts';
import {
  isTypedReference,
  type TypedReference,
  type TypedValue,
} from '#features/game-data/entities/typed-field.rules.ts';
import { IconButton } from '#ui/components/button.tsx';
import { CloseIcon } from '#ui/icons/icons.tsx';
import type { EditorProps } from './editor-props.ts';
import css from './fields.module.css';
import { RowSearch } from './row-search.tsx';

interface ChosenProps {
  name: string;
  /** It is a name only: no row is meant. */
  isName?: boolean;
  label: string;
  onRemove: () => void;
}

/** A row that was chosen, with the button that takes it out. */
export function Chosen({ name, isName = false, label, onRemove }: ChosenProps) {
  return (
    <span className={css.chosen}>
      <span className="grow">
        {name}
        {isName && <span className="meta"> 이름만</span>}
      </span>
      <IconButton label={label} onClick={onRemove}>
        <CloseIcon size={14} />
      </IconButton>
    </span>
  );
}

/** Another row, found by its name. */
export function ReferenceEditor({ type, label, value, isNullable, control, onChange }: EditorProps<'reference'>) {
  if (isTypedReference(value)) {
    return (
      <Chosen
        name={value.name}
        isName={type.isLoose && value.id === null}
        label={isNullable ? `${label} 비우기` : `${label} 바꾸기`}
        onRemove={() => onChange(null)}
      />
    );
  }
  return <RowSearch {...{ control, label }} entity={type.to} isLoose={type.isLoose} onChoose={onChange} />;
}

/** Several rows in their order. */
export function ReferencesEditor({ type, label, value, control, onChange }: EditorProps<'references'>) {
  const chosen = references(value);
  return (
    <div className={css.list}>
      {chosen.map((one, nth) => (
        <Chosen
          key={`${one.id ?? one.name}`}
          name={one.name}
          label={`${one.name} 빼기`}
          onRemove={() => onChange(chosen.toSpliced(nth, 1))}
        />
      ))}
      <RowSearch
        {...{ control }}
        label={`${label}에 넣을 ${entityLabel(type.to)}`}
        entity={type.to}
        isLoose={false}
        onChoose={(one) => {
          if (chosen.every(({ id, name }) => (id ?? name) !== (one.id ?? one.name))) onChange([...chosen, one]);
        }}
      />
    </div>
  );
}

export function references(value: TypedValue): readonly TypedReference[] {
  return Array.isArray(value) ? value.filter(isTypedReference) : [];
}
