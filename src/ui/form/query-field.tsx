import { TextInput, type TextInputProps } from '../components/field.tsx';

interface QueryFieldProps extends TextInputProps {
  name: string;
  /** The text in the address could not be read. */
  isMisread: boolean;
}

/** A text field of a form that leads to an address, such as a filter: its text is stored in the address alone. */
export function QueryField({ isMisread, ...input }: QueryFieldProps) {
  return <TextInput autoComplete="off" {...input} aria-invalid={isMisread || undefined} />;
}
