import { Button, IconButton } from '../components/button.tsx';
import { Chips, Segmented } from '../components/choices.tsx';
import { Checkbox, Field, Select, TextInput } from '../components/field.tsx';
import { Stats } from '../components/key-values.tsx';
import { Pagination } from '../components/pagination.tsx';
import { Note, Panel } from '../components/panel.tsx';
import { SearchField } from '../components/search-field.tsx';
import { Confidence, SourceNote } from '../components/source-note.tsx';
import { Tag } from '../components/tag.tsx';
import { CopyIcon } from '../icons/icons.tsx';

export function Buttons() {
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
        <Button>취소</Button>
        <Button tone="ghost">접기</Button>
        <Button tone="danger">거래 취소</Button>
        <Button disabled>마감</Button>
        <Button size="sm">끌올</Button>
        <IconButton label="복사">
          <CopyIcon />
        </IconButton>
      </div>
    </Panel>
  );
}

export function Inputs() {
  return (
    <Panel title="입력">
      <div className="pad form">
        <Field
          label="가격"
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
        <SearchField placeholder="아이템 이름, 메모" aria-label="아이템 찾기" />
        <div className="btns">
          <Segmented
            label="거래"
            choices={[
              { href: '#all', label: '전체', current: true },
              { href: '#sell', label: '팝니다' },
              { href: '#buy', label: '삽니다' },
            ]}
          />
          <Select
            aria-label="순서"
            options={[
              { value: 'new', label: '최근순' },
              { value: 'cheap', label: '싼 순' },
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
          <Checkbox label="흥정 가능" defaultChecked />
          <Checkbox label="인증 가능" />
        </div>
      </div>
    </Panel>
  );
}

export function Tags() {
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

export function Values() {
  return (
    <>
      <Stats
        rows={[
          { label: '소형 파괴력', value: '60–95' },
          { label: '대형 파괴력', value: '70–90' },
          { label: '필요 레벨', value: '75' },
          {
            label: '내구',
            value: (
              <>
                50<i>만</i>
              </>
            ),
          },
          { label: '상점가', value: '100,000' },
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
