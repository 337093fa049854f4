import markUrl from '../assets/mark.svg?url&no-inline';
import { Button, ButtonLink, IconButton } from '../components/button.tsx';
import { Chips, Segmented, Tabs } from '../components/choices.tsx';
import { Confidence } from '../components/confidence.tsx';
import { Checkbox, Field, Select, TextInput } from '../components/field.tsx';
import { KeyValues, Stats } from '../components/key-values.tsx';
import { Note } from '../components/note.tsx';
import { Pagination } from '../components/pagination.tsx';
import { Panel } from '../components/panel.tsx';
import { SourceNote } from '../components/source-note.tsx';
import { EmptyState, ErrorState, Skeleton } from '../components/states.tsx';
import { Tag } from '../components/tag.tsx';
import { Tile } from '../components/tile.tsx';
import { Won } from '../components/won.tsx';
import { CheckIcon, ClockIcon, CloseIcon, CopyIcon, RefreshIcon, SearchIcon } from '../icons/icons.tsx';
import { LineIcons } from './line-icons.tsx';
import { Overlays } from './overlays.tsx';

const COLOURS = [
  ['ink-0', '#0f0d0b'],
  ['ink-1', '#171411'],
  ['ink-2', '#211d18'],
  ['ink-3', '#2e2821'],
  ['edge', '#746856'],
  ['paper', '13.5'],
  ['paper-dim', '7.6'],
  ['paper-faint', '5.2'],
  ['gold', '7.9'],
  ['vermilion', '채움'],
  ['vermilion-ink', '5.9'],
  ['indigo', '6.2'],
  ['indigo-ink', '7.3'],
  ['jade', '6.8'],
  ['violet', '6.6'],
] as const;

function Colours() {
  return (
    <Panel title="색">
      <div className="pad sws">
        {COLOURS.map(([name, remark]) => (
          <div className="sw" key={name}>
            <i style={{ background: `var(--${name})` }} />
            <b>{name}</b>
            <span className="faint">{remark}</span>
          </div>
        ))}
      </div>
    </Panel>
  );
}

function Buttons() {
  return (
    <Panel title="버튼">
      <div className="pad btns">
        <Button tone="primary">올리기</Button>
        <button type="button" className="btn primary is-down">
          눌림
        </button>
        <button type="button" className="btn primary is-focus">
          초점
        </button>
        <Button>그만두기</Button>
        <Button tone="ghost">접기</Button>
        <Button tone="danger">거래 취소</Button>
        <Button disabled>다 참</Button>
        <Button size="sm">끌올</Button>
        <IconButton label="복사">
          <CopyIcon />
        </IconButton>
      </div>
    </Panel>
  );
}

function ItemTable() {
  return (
    <Panel title="표" aside="글은 왼쪽, 숫자는 오른쪽. 내 줄은 금빛">
      <table className="t">
        <thead>
          <tr>
            <th>물건</th>
            <th className="num">팝니다</th>
            <th className="num">24시간</th>
          </tr>
        </thead>
        <tbody>
          <tr className="is-hover">
            <td>
              <a className="item is-open" href="#amber" data-card="item:1">
                <Tile icon="goods/emerald" tone="m" />
                <span className="nm">진호박</span>
              </a>
            </td>
            <td className="num">
              <Won
                parts={[
                  { digits: '1', unit: '만' },
                  { digits: '2', unit: '천' },
                ]}
              />
            </td>
            <td className="num up">▲3.4%</td>
          </tr>
          <tr className="mine">
            <td>
              <a className="item" href="#sword" data-card="item:2">
                <Tile icon="gear/relic-blade" tone="w" />
                <span className="nm">현철중검</span>
              </a>
            </td>
            <td className="num">
              <Won
                parts={[
                  { digits: '48', unit: '만' },
                  { digits: '5', unit: '천' },
                ]}
              />
            </td>
            <td className="num down">▼3.2%</td>
          </tr>
          <tr>
            <td>
              <a className="item" href="#scale" data-card="item:3">
                <Tile icon="goods/fish-scales" tone="m" />
                <span className="nm">용의비늘</span>
              </a>
            </td>
            <td className="num">
              <Won
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

function Letters() {
  return (
    <Panel title="글자">
      <div className="pad stack">
        <span className="won hero">36 핵심 숫자</span>
        <span className="won big">24 화면 이름</span>
        <span className="h2">15 패널 제목</span>
        <span className="body">15 / 24 읽는 글. 참나무껍질</span>
        <span className="item">13.5 / 20 표의 줄 1,234,567</span>
        <span className="meta">12 / 16 머리글과 때</span>
      </div>
    </Panel>
  );
}

function Inputs() {
  return (
    <Panel title="입력">
      <div className="pad form">
        <Field
          label="값"
          id="price"
          hint={
            <>
              35,000전 · 시세보다 <b className="down">2% 낮음</b>
            </>
          }
        >
          <TextInput id="price" defaultValue="3만5천" aria-describedby="price-hint" />
        </Field>
        <Field label="수량" id="quantity" error="9,999개까지 올릴 수 있습니다">
          <TextInput id="quantity" defaultValue="12,000" aria-invalid aria-describedby="quantity-hint" />
        </Field>
        <TextInput icon={<SearchIcon />} placeholder="물건 이름, 한마디" aria-label="물건 찾기" type="search" />
        <div className="btns">
          <Segmented
            label="거래"
            choices={[
              { href: '#all', label: '모두', current: true },
              { href: '#sell', label: '팝니다' },
              { href: '#buy', label: '삽니다' },
            ]}
          />
          <Select
            aria-label="차례"
            options={[
              { value: 'new', label: '최근순' },
              { value: 'cheap', label: '싼 값부터' },
            ]}
          />
        </div>
        <Chips
          label="종류"
          choices={[
            { href: '#weapon', label: '무기', current: true },
            { href: '#minus', label: '−10%' },
            { href: '#quote', label: '시세' },
          ]}
        />
        <div className="btns">
          <Checkbox label="흥정되는 것" defaultChecked />
          <Checkbox label="인증되는 것" />
        </div>
      </div>
    </Panel>
  );
}

function Tags() {
  return (
    <Panel title="태그">
      <div className="pad btns">
        <Tag tone="sell">팝니다</Tag>
        <Tag tone="buy">삽니다</Tag>
        <Tag tone="ok">체결</Tag>
        <Tag tone="warn">수락 대기</Tag>
        <Tag tone="bad">정지</Tag>
        <Tag>흥정</Tag>
        <Tag tone="off">취소</Tag>
        <span className="meta">
          <span className="g1">무명검</span> 검객 <span className="g2">달빛나루</span> 검제{' '}
          <span className="g3">두루미</span> 검황 <span className="g4">설악</span> 검성
        </span>
        <Confidence level={0} word="자료 없음 · 0명" />
        <Confidence level={1} word="낮음 · 2명" />
        <Confidence level={2} word="보통 · 6명" />
        <Confidence level={3} word="높음 · 34명" />
      </div>
    </Panel>
  );
}

function ItemCard() {
  return (
    <Panel title="물건 카드">
      <div className="pad">
        <div className="card">
          <div className="hd">
            <Tile icon="gear/relic-blade" tone="w" size="l" />
            <div>
              <b>현철중검</b>
              <span className="sub">무기 · 힘 40부터</span>
            </div>
          </div>
          <div className="bd">
            <KeyValues
              rows={[
                { label: '작은 상대', value: '60–95' },
                { label: '큰 상대', value: '60–90' },
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

function Alerts() {
  return (
    <>
      <Panel title="대화 상자">
        <div className="veil">
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
              <p className="dim">대기 4건을 맨 위로 올렸습니다.</p>
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

function Values() {
  return (
    <>
      <Stats
        rows={[
          { label: '작은 상대 파괴력', value: '60–95' },
          { label: '큰 상대 파괴력', value: '70–90' },
          { label: '필요 레벨', value: '75' },
          {
            label: '내구',
            value: (
              <>
                50<i>만</i>
              </>
            ),
          },
          { label: '기준가 (전)', value: '100,000' },
        ]}
      />
      <SourceNote confidence={{ level: 2, word: '보통' }} sources={[{ title: '게임 안에서 확인', url: null }]} />
      <Note>여러 번을 한꺼번에 사면 시작한 구간의 값으로 셉니다.</Note>
      <Panel>
        <Pagination page={5} pageCount={12} hrefOf={(page) => `#page-${page}`} />
      </Panel>
    </>
  );
}

/** Every component on one sheet, as it is drawn; for screenshots and accessibility tests, in no menu. */
export function Specimen() {
  return (
    <>
      <div className="btns pad">
        <Tabs
          label="모습"
          choices={[
            { href: '#parts', label: '컴포넌트', current: true },
            { href: '#screens', label: '화면' },
          ]}
        />
      </div>
      <div className="sheet">
        <div className="stack">
          <Colours />
          <Buttons />
          <ItemTable />
          <Panel title="불러오는 중">
            <Skeleton rows={4} />
          </Panel>
        </div>
        <div className="stack">
          <Letters />
          <Inputs />
          <Tags />
          <Panel title="빈 목록">
            <EmptyState
              text="아직 나루에 닿은 물건이 없습니다."
              action={
                <ButtonLink href="#first" size="sm">
                  첫 거래 올리기
                </ButtonLink>
              }
            />
          </Panel>
        </div>
        <div className="stack">
          <ItemCard />
          <Alerts />
          <Panel title="오류">
            <ErrorState
              text="시세를 가져오지 못했습니다."
              hint="4초 뒤 다시 해 봅니다."
              action={
                <Button size="sm">
                  <RefreshIcon size={14} />
                  지금 다시
                </Button>
              }
            />
          </Panel>
          <Values />
          <LineIcons />
          <Overlays />
        </div>
      </div>
    </>
  );
}
