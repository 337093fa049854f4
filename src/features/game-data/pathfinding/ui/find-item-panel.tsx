import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { PinIcon, StoreIcon } from '#ui/icons/icons.tsx';
import { openRoute, type ShownPlace } from './map-route-fields.ts';
import css from './map-route-form.module.css';
import { PlaceField } from './place-field.tsx';

export function FindItemPanel({ from, catalogVersion }: { from: ShownPlace; catalogVersion: string }) {
  return (
    <Panel title="가까운 곳 찾기">
      <form
        className="pad stack gap-2"
        method="get"
        action="/maps/route"
        aria-label="아이템을 파는 곳, 나오는 곳 찾기"
        onSubmit={openRoute}
      >
        <p className={css.note}>아이템을 팔거나 드롭하는 가장 가까운 곳을 찾습니다.</p>
        <PlaceField
          name="to"
          label="찾는 아이템"
          icon={<StoreIcon size={16} />}
          shown={{ text: '', place: null }}
          placeholder="아이템 이름"
          kinds={['item']}
          catalogVersion={catalogVersion}
        />
        <PlaceField
          key={`${from.place} ${from.text}`}
          name="from"
          label="출발지"
          icon={<PinIcon size={16} />}
          shown={from}
          placeholder="출발하는 곳"
          kinds={['map', 'dungeon']}
          catalogVersion={catalogVersion}
        />
        <Button type="submit" full>
          가까운 곳 찾기
        </Button>
      </form>
    </Panel>
  );
}
