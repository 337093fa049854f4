import { SearchIcon } from '../icons/icons.tsx';
import { TextInput, type TextInputProps } from './field.tsx';

type SearchFieldProps = Omit<TextInputProps, 'type' | 'icon' | 'autoComplete'> & { 'aria-label': string };

export function SearchField(props: SearchFieldProps) {
  return <TextInput type="search" icon={<SearchIcon />} autoComplete="off" data-max-letters={50} {...props} />;
}
