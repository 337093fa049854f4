import type { FieldType } from '#features/game-data/entities/entity.contract.ts';
import type { ValueIssue } from '#features/game-data/entities/field-value.rules.ts';
import type { TypedValue } from '#features/game-data/entities/typed-field.rules.ts';

/** Attributes that a label and an issue give a control. */
export interface EditorControl {
  readonly id: string;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

export interface EditorProps<Kind extends FieldType['kind'] = FieldType['kind']> {
  readonly type: Extract<FieldType, { kind: Kind }>;
  /** Name of the field, for the parts of a list. */
  readonly label: string;
  readonly value: TypedValue;
  /** "Not known" is a value of the field. */
  readonly isNullable: boolean;
  /** Its place begins with the name of the field: `materials.0.quantity`. */
  readonly issue?: ValueIssue | undefined;
  readonly control: EditorControl;
  onChange(value: TypedValue): void;
}
