import { Select } from '@base-ui/react/select';
import { CheckIcon, ChevronDownIcon } from '../icons/icons.tsx';
import { useOpenUntilBack } from './back-closes.ts';

export interface Choice {
  value: string;
  label: string;
  hint?: string;
}

export interface ListSelectProps {
  label: string;
  value: string;
  options: readonly Choice[];
  onChange: (value: string) => void;
}

export function ListSelect({ label, value, options, onChange }: ListSelectProps) {
  return (
    <Select.Root
      {...useOpenUntilBack()}
      value={value}
      onValueChange={(chosen) => chosen !== null && onChange(chosen)}
      items={options}
      modal={false}
    >
      <Select.Trigger className="btn" aria-label={label}>
        <Select.Value />
        <ChevronDownIcon size={16} />
      </Select.Trigger>
      <Select.Portal>
        <Select.Positioner className="layer" sideOffset={4} alignItemWithTrigger={false} align="start">
          <Select.Popup className="menu">
            {options.map((option) => (
              <Select.Item key={option.value} value={option.value} className="opt">
                <Select.ItemText>{option.label}</Select.ItemText>
                {option.hint && <span className="meta end">{option.hint}</span>}
                <Select.ItemIndicator className={option.hint ? undefined : 'end'}>
                  <CheckIcon size={16} />
                </Select.ItemIndicator>
              </Select.Item>
            ))}
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  );
}
