import { Button } from '#ui/components/button.tsx';
import { TextInput } from '#ui/components/field.tsx';
import { SearchIcon } from '#ui/icons/icons.tsx';

/** Finds items by name on the server: works before and without scripts. */
export function ItemSearch({ q }: { q: string }) {
  return (
    <search>
      <form className="row" action="/items" method="get">
        <div className="grow">
          <TextInput
            key={q}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={50}
            placeholder="아이템 이름, 초성도 됩니다"
            aria-label="아이템 이름"
            icon={<SearchIcon />}
            autoComplete="off"
          />
        </div>
        <Button type="submit">찾기</Button>
      </form>
    </search>
  );
}
