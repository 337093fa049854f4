import type { ChangeEvent } from 'react';
import { TextInput, type TextInputProps } from '#ui/components/field.tsx';
import { groupedCaret, groupedDigits, plainDigits } from '../digit-grouping.rules.ts';

interface NumberInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string;
  /** Receives numbers without their commas, and any other text as typed. */
  onType: (text: string) => void;
}

/** Groups digits by three, also while the player types. */
export function NumberInput({ value, onType, ...rest }: NumberInputProps) {
  return (
    <TextInput
      autoComplete="off"
      enterKeyHint="done"
      {...rest}
      value={groupedDigits(value)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onType(regrouped(event))}
    />
  );
}

/** The value is set before React sees it, or the caret would jump to the end. */
function regrouped({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>): string {
  const typed = plainDigits(input.value);
  const grouped = groupedDigits(typed);
  if (grouped !== input.value) {
    const isForward = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';
    const caret = groupedCaret(grouped, input.value.slice(0, input.selectionStart ?? undefined), isForward);
    input.value = grouped;
    input.setSelectionRange(caret, caret);
  }
  return typed;
}
