import { Select } from '#ui/components/field.tsx';
import type { EditorProps } from './editor-props.ts';
import css from './fields.module.css';
import { Chosen, references } from './reference-editors.tsx';
import { useSources } from './row-names-query.ts';

/** The sources of a value, which stand in it by their codes. */
export function SourcesEditor({
  label,
  value,
  control,
  onChange,
}: Pick<EditorProps, 'label' | 'value' | 'control' | 'onChange'>) {
  const { all, titleFor } = useSources();
  const chosen = references(value);
  const left = all.filter(({ code }) => chosen.every(({ name }) => name !== code));
  return (
    <div className={css.list}>
      {chosen.map(({ name }, nth) => (
        <Chosen
          key={name}
          name={titleFor(name)}
          label={`${titleFor(name)} 빼기`}
          onRemove={() => onChange(chosen.toSpliced(nth, 1))}
        />
      ))}
      <Select
        {...control}
        aria-label={`${label} 추가`}
        className={css.whole}
        options={[{ value: '', label: '출처 추가' }, ...left.map(({ code, title }) => ({ value: code, label: title }))]}
        value=""
        onChange={({ target }) => onChange([...chosen, { id: null, name: target.value }])}
      />
    </div>
  );
}
