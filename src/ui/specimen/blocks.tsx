import markUrl from '../assets/mark.svg?url&no-inline';
import { Amount } from '../components/amount.tsx';
import { KeyValues } from '../components/key-values.tsx';
import { LongList } from '../components/long-list.tsx';
import { Panel } from '../components/panel.tsx';
import { Confidence } from '../components/source-note.tsx';
import { Tile } from '../components/tile.tsx';
import { CheckIcon, ClockIcon, CloseIcon } from '../icons/icons.tsx';
import '../overlay/dialog.css';
import '../overlay/toast.css';

export function ItemTable() {
  return (
    <Panel title="표" aside="글은 왼쪽, 숫자는 오른쪽. 내 줄은 금빛">
      <table className="t stays">
        <thead>
          <tr>
            <th>아이템</th>
            <th className="num">팝니다</th>
            <th className="num">24시간</th>
          </tr>
        </thead>
        <tbody>
          <tr className="tap-row is-hover">
            <td>
              <a className="item opens is-open" href="#amber" data-card="item:1">
                <Tile icon="goods/emerald" tone="material" />
                <span className="nm">진호박</span>
              </a>
            </td>
            <td className="num">
              <Amount
                parts={[
                  { digits: '1', unit: '만' },
                  { digits: '2', unit: '천' },
                ]}
              />
            </td>
            <td className="num up">▲3.4%</td>
          </tr>
          <tr className="tap-row mine">
            <td>
              <a className="item opens" href="#sword" data-card="item:2">
                <Tile icon="gear/relic-blade" tone="weapon" />
                <span className="nm">현철중검</span>
              </a>
            </td>
            <td className="num">
              <Amount
                parts={[
                  { digits: '48', unit: '만' },
                  { digits: '5', unit: '천' },
                ]}
              />
            </td>
            <td className="num down">▼3.2%</td>
          </tr>
          <tr className="tap-row">
            <td>
              <a className="item opens" href="#scale" data-card="item:3">
                <Tile icon="goods/fish-scales" tone="material" />
                <span className="nm">용의비늘</span>
              </a>
            </td>
            <td className="num">
              <Amount
                parts={[
                  { digits: '1', unit: '억' },
                  { digits: '2,800', unit: '만' },
                ]}
              />
            </td>
            <td className="num same">0.0%</td>
          </tr>
        </tbody>
      </table>
    </Panel>
  );
}

const PLACES = Array.from({ length: 64 }, (_, index) => `${index + 1}층`);

export function Places() {
  return (
    <Panel title="긴 목록" aside="50줄씩">
      <LongList rows={PLACES}>
        {(places, first) => (
          <ol className="pad row wrap" start={first + 1}>
            {places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ol>
        )}
      </LongList>
    </Panel>
  );
}

export function ItemCard() {
  return (
    <Panel title="아이템 카드">
      <div className="pad">
        <div className="card">
          <div className="hd">
            <Tile icon="gear/relic-blade" tone="weapon" size="l" />
            <div>
              <b>현철중검</b>
              <span className="sub">무기 · 힘 40부터</span>
            </div>
          </div>
          <div className="bd">
            <KeyValues
              rows={[
                { label: '소형', value: '60–95' },
                { label: '대형', value: '60–90' },
                { label: '내구', value: '400,000' },
                { label: '나오는 곳', value: '유령굴, 해골굴' },
              ]}
            />
            <div className="ft">
              <Confidence level={3} word="높음" />
            </div>
          </div>
        </div>
      </div>
    </Panel>
  );
}

export function Alerts() {
  return (
    <>
      <Panel title="대화 상자">
        <div className="pad row">
          <div className="dialog">
            <img src={markUrl} width="36" height="36" alt="" />
            <p>로그인 후 이용해 주세요</p>
            <button type="button" className="btn primary full is-focus">
              확인
            </button>
          </div>
        </div>
      </Panel>
      <Panel title="알림">
        <div className="pad stack">
          <div className="toast ok">
            <CheckIcon />
            <div>
              <b>끌올 완료</b>
              <p className="dim">거래 중인 글 4건을 맨 위로 올렸습니다.</p>
            </div>
            <button type="button" aria-label="닫기">
              <CloseIcon size={16} />
            </button>
          </div>
          <div className="toast warn">
            <ClockIcon />
            <div>
              <b>끌올 실패</b>
              <p className="dim">24분 뒤에 다시 할 수 있습니다.</p>
            </div>
            <button type="button" aria-label="닫기">
              <CloseIcon size={16} />
            </button>
          </div>
        </div>
      </Panel>
    </>
  );
}
