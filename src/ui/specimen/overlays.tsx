import { Suspense, useState } from 'react';
import { Button, IconButton } from '../components/button.tsx';
import { Panel } from '../components/panel.tsx';
import { InfoIcon, SortIcon } from '../icons/icons.tsx';
import { Combobox, Dialog, ListSelect, Menu, MessageDialog, TabPanels, Tooltip } from '../overlay/lazy.ts';
import type { Choice } from '../overlay/list-select.tsx';
import { showToast } from '../overlay/toast.ts';

const ORDERS: readonly Choice[] = [
  { value: 'new', label: '최근순' },
  { value: 'cheap', label: '싼 순', hint: '팝니다' },
];
const ITEMS: readonly Choice[] = ['진호박', '현철중검', '용의비늘'].map((label) => ({ value: label, label }));

export function Overlays() {
  const [isShown, setIsShown] = useState(false);
  return (
    <Panel title="움직이는 것">
      <div className="pad btns">
        {isShown ? (
          <Suspense>
            <OverlayPieces />
          </Suspense>
        ) : (
          <Button onClick={() => setIsShown(true)}>펼치기</Button>
        )}
        <Button
          onClick={() => showToast({ tone: 'ok', title: '끌올 완료', text: '거래 중인 글 4건을 맨 위로 올렸습니다.' })}
        >
          알림
        </Button>
      </div>
    </Panel>
  );
}

function OverlayPieces() {
  const [order, setOrder] = useState('new');
  const [item, setItem] = useState<Choice | null>(null);
  const [opened, setOpened] = useState<'message' | 'form' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <ListSelect label="순서" value={order} options={ORDERS} onChange={setOrder} />
      <Menu
        label="더 하기"
        trigger={<SortIcon />}
        entries={[
          { label: '초기화', href: '/' },
          { label: '알림', onSelect: close },
        ]}
      />
      <Tooltip label="세 칸이 모두 차면 높음">
        <IconButton label="신뢰도">
          <InfoIcon />
        </IconButton>
      </Tooltip>
      <Combobox label="아이템" options={ITEMS} value={item} onChange={setItem} placeholder="아이템 이름" />
      <TabPanels
        label="보기"
        panels={[
          { id: 'chart', label: '그림', content: <p>그림으로 봅니다.</p> },
          { id: 'table', label: '표', content: <p>표로 봅니다.</p> },
        ]}
      />
      <Button onClick={() => setOpened('message')}>대화 상자</Button>
      <Button onClick={() => setOpened('form')}>넓은 대화 상자</Button>
      <MessageDialog open={opened === 'message'} onClose={close} message="로그인 후 이용해 주세요" />
      <Dialog open={opened === 'form'} onClose={close} label="넓은 대화 상자" broad>
        <p>무엇이든 담습니다.</p>
        <Button onClick={close}>닫기</Button>
      </Dialog>
    </>
  );
}
