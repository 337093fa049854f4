import { useState } from 'react';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { KEY_TABLE } from '#shared/key-table.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { Button } from '#ui/components/button.tsx';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Tag } from '#ui/components/tag.tsx';
import css from '../../acts/ui/acts.module.css';
import { ActError, EffectsList } from '../../acts/ui/effects-list.tsx';
import { ReasonForm } from '../../acts/ui/reason-form.tsx';
import { DeskPanel, PanelHeading } from '../../table/ui/desk-panel.tsx';
import { tradesOfItemPath } from '../../trades/trade-list.params.ts';
import { ItemEvidence } from './item-evidence.tsx';
import { type ExcludedItem, itemEvidence, quoteMutations } from './quote-query.ts';

export function itemName({ name, itemId }: Pick<ExcludedItem, 'name' | 'itemId'>): string {
  return name ?? `아이템 ${itemId}`;
}

interface ExcludedItemPanelProps {
  item: ExcludedItem;
  onDone: (text: string) => void;
}

/** An item without quotes: why, as players read it, and the trades behind it. */
export function ExcludedItemPanel({ item, onDone }: ExcludedItemPanelProps) {
  const { itemId, reason, isConfigured, createdAt } = item;
  const [step, setStep] = useState<'read' | 'reason' | 'include'>('read');
  const act = useAct();
  const read = () => setStep('read');
  const isByOperators = createdAt !== null;
  async function include(): Promise<void> {
    if (await act.run(quoteMutations.include, { params: { itemId } }))
      onDone(`${itemName(item)}의 시세를 다시 냅니다.`);
  }
  return (
    <DeskPanel
      title={itemName(item)}
      tag={<Tag tone="off">{isConfigured ? '설정에서 제외' : '시세 제외'}</Tag>}
      acts={
        step === 'read' && (
          <>
            <Button onClick={() => setStep('reason')}>사유 바꾸기</Button>
            {isByOperators && (
              <Button tone="primary" data-decide="" onClick={() => setStep('include')}>
                <span>시세 다시 내기</span> <kbd>{KEY_TABLE.decide.keys[0]}</kbd>
              </Button>
            )}
          </>
        )
      }
    >
      <div className="pad">
        <PanelHeading>플레이어가 보는 사유</PanelHeading>
        <p className={css.preview}>{reason}</p>
        {isConfigured && <p className="meta">설정(MANIPULATED_ITEMS)에 있어 거기서만 뺄 수 있습니다.</p>}
      </div>
      <ActError error={act.error} />
      {step === 'reason' && <ExcludeForm itemId={itemId} first={reason} onDone={onDone} onClose={read} />}
      {step === 'include' && (
        <div className={`pad ${css.form}`}>
          <EffectsList effects={['이 아이템의 시세와 매물 비교가 바로 다시 보입니다', '적어 둔 사유는 지웁니다']} />
          <div className="submit">
            <span className="grow" />
            <Button onClick={read}>취소</Button>
            <Button tone="primary" data-main-act="" disabled={act.isSending} onClick={() => void include()}>
              시세 다시 내기
            </Button>
          </div>
        </div>
      )}
      <KeyValues
        rows={[
          { label: '아이템', value: <a href={`/items/${itemId}`}>아이템 정보</a> },
          { label: '거래', value: <a href={tradesOfItemPath(itemId)}>이 아이템의 거래</a> },
          ...(createdAt === null ? [] : [{ label: '뺀 시각', value: formatDateTime(createdAt) }]),
        ]}
      />
      <ItemEvidence itemId={itemId} />
    </DeskPanel>
  );
}

interface ExcludeFormProps {
  itemId: number;
  first?: string;
  onDone: (text: string) => void;
  onClose: () => void;
}

function ExcludeForm({ itemId, first, onDone, onClose }: ExcludeFormProps) {
  return (
    <ReasonForm
      mutation={quoteMutations.exclude}
      name={`item-exclude-${itemId}`}
      label={first === undefined ? '시세에서 제외' : '사유 바꾸기'}
      sendingLabel="저장하는 중"
      hint="플레이어에게 그대로 보입니다"
      {...(first !== undefined && { first })}
      kinds={[]}
      effects={['이 아이템의 시세와 가격 추이를 내지 않습니다', '매물은 그대로 보이고, 시세와 비교하지 않습니다']}
      toInput={(reason) => ({ params: { itemId }, body: { reason } })}
      onDone={() => onDone('시세 제외 아이템을 저장했습니다.')}
      onClose={onClose}
    />
  );
}

interface LookedAtPanelProps {
  itemId: number;
  onDone: (text: string) => void;
}

/** An item whose quotes are there: its evidence, beside which it can be left out. */
export function LookedAtPanel({ itemId, onDone }: LookedAtPanelProps) {
  const [isExcluding, setExcluding] = useState(false);
  const { data } = useLiveQuery(itemEvidence, itemId);
  return (
    <DeskPanel
      title={`아이템 ${itemId}`}
      tag={data?.quote.excluded ? <Tag tone="off">시세 제외</Tag> : undefined}
      acts={
        !isExcluding &&
        data?.quote.excluded === null && (
          <Button tone="primary" data-decide="" onClick={() => setExcluding(true)}>
            <span>시세에서 제외하기</span> <kbd>{KEY_TABLE.decide.keys[0]}</kbd>
          </Button>
        )
      }
      isBeside
    >
      {isExcluding && <ExcludeForm itemId={itemId} onDone={onDone} onClose={() => setExcluding(false)} />}
      <KeyValues
        rows={[
          { label: '아이템', value: <a href={`/items/${itemId}`}>아이템 정보</a> },
          { label: '거래', value: <a href={tradesOfItemPath(itemId)}>이 아이템의 거래</a> },
        ]}
      />
      <ItemEvidence itemId={itemId} />
    </DeskPanel>
  );
}
