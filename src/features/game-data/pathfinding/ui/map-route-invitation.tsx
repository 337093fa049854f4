import { Chips } from '#ui/components/choices.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { ArrowRightIcon } from '#ui/icons/icons.tsx';
import type { MapRoutePageData } from '../pages/map-route.loader.ts';
import css from './map-route.module.css';

export function MapRouteInvitation({ data: { to, towns, examples } }: { data: MapRoutePageData }) {
  return (
    <>
      {towns.length > 0 && (
        <Panel title={to.text === '' || to.isFault ? '어디에서 떠나세요?' : `${to.text}까지, 어디에서 떠나세요?`}>
          <div className="pad">
            <Chips label="떠나는 마을" className={css.choices} choices={towns} />
          </div>
        </Panel>
      )}
      {towns.length === 0 && to.text === '' && (
        <Panel title="어디로 가세요?">
          <p className="pad body">
            도착하는 곳을 적으세요. 지도, 사냥터, 안내하는 사람의 이름을 알아듣고, 아이템을 적으면 그것을 팔거나
            떨어뜨리는 가장 가까운 곳을 찾습니다.
          </p>
        </Panel>
      )}
      {examples.length > 0 && (
        <Panel title="이렇게 물어보세요">
          <ul className={css.examples}>
            {examples.map(({ label, detail, href }) => (
              <li key={href}>
                <a className="row gap-3 row-link" href={href}>
                  <span className="nm">{label}</span>
                  <span className="meta ml-auto">{detail}</span>
                  <ArrowRightIcon size={16} />
                </a>
              </li>
            ))}
          </ul>
          <p className="pad small dim">
            옮기는 횟수가 가장 적은 길을 찾고, 같으면 걷는 칸이 적은 길을 고릅니다. 레벨을 적으면 들어갈 수 있는 문만
            지나고, 되돌아오지 못하는 문과 세계전도도 따집니다.
          </p>
        </Panel>
      )}
    </>
  );
}
