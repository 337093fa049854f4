import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { DrawnExchanges } from '../../exchanges/ui/public/drawn-exchanges.tsx';
import { ItemLink } from '../../refs/ui/public/game-link.tsx';
import { PhoneCollapsible } from '../../ui/public/phone-collapsible.tsx';
import type { MapPageData, SoldItem } from '../pages/map.loader.ts';
import { PlaceList } from './place-list.tsx';

export function MapLists({ map, isTextOnly }: { map: MapPageData; isTextOnly: boolean }) {
  const marks = map.plan?.marks ?? [];
  const people = marks.filter((mark) => mark.kind === 'person');
  const houses = marks.filter((mark) => mark.kind === 'temple' || mark.kind === 'shop');
  // The plan already shows entrances whose port leads both ways.
  const entriesFrom = isTextOnly ? map.entriesFrom : map.entriesFrom.filter((entry) => entry.isOneWay);
  return (
    <>
      {!isTextOnly && people.length > 0 && (
        <Panel id="npcs" title="안내 NPC" aside={`${people.length}명`}>
          <PhoneCollapsible title="NPC 이름과 좌표">
            <PlaceList rows={people} columns={3} />
          </PhoneCollapsible>
        </Panel>
      )}
      {!isTextOnly && houses.length > 0 && (
        <Panel id="houses" title="신전과 가게" aside={`${houses.length}곳`}>
          <PhoneCollapsible title="이름과 좌표">
            <PlaceList rows={houses} columns={3} />
          </PhoneCollapsible>
        </Panel>
      )}
      {map.exchanges.length > 0 && <DrawnExchanges views={map.exchanges} />}
      {map.sold.length > 0 && <SoldPanel sold={map.sold} />}
      {entriesFrom.length > 0 && (
        <Panel title={isTextOnly ? '들어오는 곳' : '일방통행으로 들어오는 곳'} aside="도착 위치">
          <PlaceList rows={entriesFrom} columns={2} />
        </Panel>
      )}
    </>
  );
}

function SoldPanel({ sold }: { sold: readonly SoldItem[] }) {
  return (
    <Panel title="여기서 파는 아이템" aside={`${sold.length}가지`}>
      <table className="t">
        <thead>
          <tr>
            <th scope="col">아이템</th>
            <th scope="col">파는 NPC</th>
            <th scope="col" className="num">
              가격 (전)
            </th>
          </tr>
        </thead>
        <tbody>
          {sold.map(({ npcName, price, ...item }) => (
            <tr key={`${item.id} ${npcName}`} className="tap-row">
              <td>
                <ItemLink {...item} className="opens" />
              </td>
              <td className="dim">{npcName ?? ''}</td>
              <td className="num">{price === null ? '–' : formatDigits(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
