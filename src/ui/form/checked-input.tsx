import { TextInput, type TextInputProps } from '../components/field.tsx';

interface CheckedInputProps extends TextInputProps {
  isWrong: boolean;
}

/** An input outside of a form, which is marked while what stands in it cannot be used. */
export function CheckedInput({ isWrong, ...props }: CheckedInputProps) {
  return <TextInput {...props} aria-invalid={isWrong || undefined} />;
}
