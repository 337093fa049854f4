import type { ReactNode } from 'react';
import type { ParsedNumber } from '../number-parsing.rules.ts';
import { NumberField } from './number-field.tsx';
import type { QueryState } from './use-query-state.ts';

interface VitalField {
  parsed: ParsedNumber;
  hint?: ReactNode;
  placeholder?: string;
}

interface VitalFieldsProps {
  queryState: QueryState<'hp' | 'mp'>;
  /** Precedes the kind in the labels: `지금 맨몸 체력`. */
  before?: string;
  /** Whether the values are with or without equipment. */
  kind?: '맨몸' | '장비 포함';
  hp: VitalField;
  mp: VitalField;
}

export function VitalFields({ queryState, before = '', kind = '맨몸', hp, mp }: VitalFieldsProps) {
  return (
    <>
      <NumberField label={`${before}${kind} 체력`} name="hp" queryState={queryState} isAmount {...hp} />
      <NumberField label={`${before}${kind} 마력`} name="mp" queryState={queryState} isAmount {...mp} />
    </>
  );
}
