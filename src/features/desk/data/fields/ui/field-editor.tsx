import type { FieldType } from '#features/game-data/entities/entity.contract.ts';
import { ChoiceEditor, ChoicesEditor, FlagEditor } from './choice-editors.tsx';
import type { EditorProps } from './editor-props.ts';
import { ReferenceEditor, ReferencesEditor } from './reference-editors.tsx';
import { RowsEditor } from './rows-editor.tsx';
import { SourcesEditor } from './sources-editor.tsx';
import { LineEditor, TextareaEditor } from './text-editors.tsx';

type Any = EditorProps;
type Of<Kind extends FieldType['kind']> = EditorProps<Kind>;

/** The control in which a value of a field is edited, by the kind of the field. */
export function FieldEditor(props: Any) {
  switch (props.type.kind) {
    case 'text':
      return props.type.isLong ? <TextareaEditor {...props} /> : <LineEditor {...props} />;
    case 'json':
      return <TextareaEditor {...props} />;
    case 'number':
    case 'tile':
      return <LineEditor {...props} />;
    case 'flag':
      return <FlagEditor {...(props as Of<'flag'>)} />;
    case 'choice':
      return <ChoiceEditor {...(props as Of<'choice'>)} />;
    case 'choices':
      return <ChoicesEditor {...(props as Of<'choices'>)} />;
    case 'reference':
      return <ReferenceEditor {...(props as Of<'reference'>)} />;
    case 'references':
      return props.type.to === 'sources' ? (
        <SourcesEditor {...props} />
      ) : (
        <ReferencesEditor {...(props as Of<'references'>)} />
      );
    case 'rows':
      return <RowsEditor {...(props as Of<'rows'>)} Editor={FieldEditor} />;
  }
}

/** Whether the editor needs more than the cell of a table. */
export function isBroad(type: FieldType): boolean {
  const { kind } = type;
  return kind === 'rows' || kind === 'references' || kind === 'json' || (kind === 'text' && type.isLong);
}
