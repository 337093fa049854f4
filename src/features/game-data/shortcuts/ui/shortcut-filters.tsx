import { Button } from '#ui/components/button.tsx';
import { TextInput } from '#ui/components/field.tsx';
import { SearchIcon } from '#ui/icons/icons.tsx';
import { FilterForm } from '../../ui/public/filter-form.tsx';
import { shortcutsParams } from '../shortcut.params.ts';

export function ShortcutFilters({ typed, count }: { typed: string; count: number }) {
  return (
    <FilterForm action="/shortcuts" label="단축키와 말 찾기" params={shortcutsParams}>
      <div className="frow">
        <div className="grow">
          <TextInput
            type="search"
            name="q"
            defaultValue={typed}
            maxLength={50}
            placeholder="키, 하는 일, NPC에게 하는 말. 초성도 됩니다"
            aria-label="키, 하는 일이나 NPC에게 하는 말"
            icon={<SearchIcon />}
            autoComplete="off"
          />
        </div>
        <output className="meta nowrap">{typed && `${count}가지`}</output>
        <span className="needs-script">
          <Button onClick={() => window.print()}>인쇄</Button>
        </span>
      </div>
    </FilterForm>
  );
}
