import { ActionBar } from '../components/action-bar.tsx';
import { Button, ButtonLink } from '../components/button.tsx';
import { Tabs } from '../components/choices.tsx';
import { Panel } from '../components/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../components/states.tsx';
import { RefreshIcon } from '../icons/icons.tsx';
import { Alerts, ItemCard, ItemTable, Places } from './blocks.tsx';
import { LineIcons } from './line-icons.tsx';
import { Overlays } from './overlays.tsx';
import { Buttons, Inputs, Tags, Values } from './pieces.tsx';

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
  ['vermilion', '바탕'],
  ['vermilion-ink', '5.9'],
  ['indigo', '6.2'],
  ['indigo-ink', '7.3'],
  ['jade', '6.8'],
  ['violet', '6.6'],
] as const;

const SHEET = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: 16,
  alignItems: 'start',
};

function Colours() {
  return (
    <Panel title="색">
      <div className="pad row wrap gap-3">
        {COLOURS.map(([name, remark]) => (
          <div className="meta" key={name}>
            <i className="tile l" style={{ background: `var(--${name})` }} />
            <b className="block">{name}</b>
            {remark}
          </div>
        ))}
      </div>
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
      <div style={SHEET}>
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
              text="아직 올라온 매물이 없습니다. 첫 매물을 올려 보세요."
              action={
                <ButtonLink href="#first" size="sm">
                  첫 매물 올리기
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
                  다시 시도
                </Button>
              }
            />
          </Panel>
          <Places />
          <Values />
          <LineIcons />
          <Overlays />
        </div>
      </div>
      <ActionBar text="40만">
        <Button tone="primary">귓말 복사</Button>
      </ActionBar>
    </>
  );
}
