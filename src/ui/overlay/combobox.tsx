import { Combobox as Base } from '@base-ui/react/combobox';
import { SearchIcon } from '../icons/icons.tsx';
import type { Choice } from './list-select.tsx';

export interface ComboboxProps {
  label: string;
  options: readonly Choice[];
  value: Choice | null;
  onChange: (choice: Choice | null) => void;
  placeholder?: string;
  matches?: (option: Choice, text: string) => boolean;
}

export function Combobox({ label, options, value, onChange, placeholder, matches }: ComboboxProps) {
  return (
    <Base.Root items={options} value={value} onValueChange={onChange} filter={matches}>
      <Base.InputGroup className="in">
        <SearchIcon />
        <Base.Input placeholder={placeholder} aria-label={label} />
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner className="layer" sideOffset={4}>
          <Base.Popup className="menu">
            <Base.Empty className="opt-head">검색 결과가 없습니다</Base.Empty>
            <Base.List>
              {(option: Choice) => (
                <Base.Item key={option.value} value={option} className="opt">
                  {option.label}
                  {option.hint && <span className="meta end">{option.hint}</span>}
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
