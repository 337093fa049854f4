import { type ReactNode, useState } from 'react';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import { Price } from '#features/trade/quotes/ui/public/price.tsx';
import type { OperatorTrade } from '#features/trade/trades/operator-trade.contract.ts';
import {
  NO_PRICE_LABEL,
  PAY_METHOD_LABELS,
  TRADE_STATUS,
  TRADE_TYPE_LABELS,
  TRADE_TYPE_TONES,
  tradeFacts,
} from '#features/trade/trades/trade.labels.ts';
import { KEY_TABLE } from '#shared/key-table.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { Button } from '#ui/components/button.tsx';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { ActError, PanelText } from '../../acts/ui/effects-list.tsx';
import { ReasonForm } from '../../acts/ui/reason-form.tsx';
import { useServerNames } from '../../acts/ui/use-server-names.ts';
import { playerPath } from '../../desk-paths.ts';
import { DeskPanel } from '../../table/ui/desk-panel.tsx';
import { evidencePath } from '../trade-list.params.ts';
import { actedText, listTradeStates, tradeEnd } from '../trade-state.labels.ts';
import { tradeMutations } from './trade-query.ts';

type Step = 'read' | 'hide' | 'exclude';

interface TradePanelProps {
  trade: OperatorTrade;
  onDone: (text: string) => void;
}

/** A trade with what operators did to it, and what can be done to it and its price. */
export function TradePanel({ trade, onDone }: TradePanelProps) {
  const { id, hiddenAt, exclusion } = trade;
  const [step, setStep] = useState<Step>('read');
  const act = useAct();
  const read = () => setStep('read');
  async function show(): Promise<void> {
    if (await act.run(tradeMutations.show, { params: { id } })) onDone(`거래 ${id}번이 다시 보입니다.`);
  }
  async function include(): Promise<void> {
    if (await act.run(tradeMutations.include, { params: { tradeId: id } })) onDone('가격을 시세에 다시 넣었습니다.');
  }
  return (
    <DeskPanel
      title={`거래 ${id}`}
      tag={<States trade={trade} />}
      acts={
        step === 'read' && (
          <>
            {exclusion === null ? (
              <Button onClick={() => setStep('exclude')}>시세에서 빼기</Button>
            ) : (
              <Button disabled={act.isSending} onClick={() => void include()}>
                시세에 넣기
              </Button>
            )}
            {hiddenAt === null ? (
              <MainButton onClick={() => setStep('hide')}>숨기기</MainButton>
            ) : (
              <MainButton disabled={act.isSending} onClick={() => void show()}>
                다시 보이기
              </MainButton>
            )}
          </>
        )
      }
    >
      <ActError error={act.error} />
      {step === 'hide' && (
        <ReasonForm
          mutation={tradeMutations.hide}
          name={`trade-hide-${id}`}
          label="거래 숨기기"
          sendingLabel="숨기는 중"
          hint="올린 사람에게 보입니다"
          effects={['이 거래가 목록과 시세에서 바로 빠집니다', '올린 사람이 사유와 함께 알림을 받습니다']}
          toInput={(reason) => ({ params: { id }, body: { reason } })}
          onDone={() => onDone(`거래 ${id}번을 숨겼습니다.`)}
          onClose={read}
        />
      )}
      {step === 'exclude' && (
        <ReasonForm
          mutation={tradeMutations.exclude}
          name={`price-exclude-${id}`}
          label="시세에서 빼기"
          sendingLabel="빼는 중"
          effects={['이 가격을 지난 날의 시세에서도 뺍니다', '거래는 그대로 보이고, 알림은 가지 않습니다']}
          toInput={(reason) => ({ params: { tradeId: id }, body: { reason } })}
          onDone={() => onDone('가격을 시세에서 뺐습니다.')}
          onClose={read}
        />
      )}
      <Facts trade={trade} />
      <PanelText head="메모" text={trade.comment} />
    </DeskPanel>
  );
}

interface MainButtonProps {
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function MainButton({ disabled = false, onClick, children }: MainButtonProps) {
  return (
    <Button tone="primary" data-decide="" disabled={disabled} onClick={onClick}>
      <span>{children}</span> <kbd>{KEY_TABLE.decide.keys[0]}</kbd>
    </Button>
  );
}

function States({ trade }: { trade: OperatorTrade }) {
  const [status, ...others] = listTradeStates(trade);
  return (
    <>
      <Tag {...(trade.status !== TRADE_STATUS.waiting && { tone: 'off' as const })}>{status}</Tag>
      {others.map((state) => (
        <Tag key={state} tone="warn">
          {state}
        </Tag>
      ))}
    </>
  );
}

function Facts({ trade }: { trade: OperatorTrade }) {
  const { tradeType, item, price, quantity, profile, gameServer, createdAt, payMethod, counterpart, exclusion } = trade;
  const { hiddenAt, hiddenReason, hiddenBy } = trade;
  const server = useServerNames().nameOf(gameServer);
  const end = tradeEnd(trade);
  const facts = tradeFacts(trade);
  return (
    <KeyValues
      rows={[
        {
          label: '아이템',
          value: (
            <>
              <Tag tone={TRADE_TYPE_TONES[tradeType]}>{TRADE_TYPE_LABELS[tradeType]}</Tag>{' '}
              <a href={`/items/${item.id}`}>{item.name}</a>
            </>
          ),
        },
        { label: '가격', value: price === null ? NO_PRICE_LABEL : <Price amount={price} /> },
        ...(quantity > 1 ? [{ label: '수량', value: `${formatDigits(quantity)}개` }] : []),
        ...(facts.length > 0 ? [{ label: '총액과 내구', value: facts.join(' · ') }] : []),
        { label: '공개 화면', value: <a href={`/trade/view/${trade.id}`}>거래 보기</a> },
        { label: '시세', value: <a href={evidencePath(item.id)}>이 아이템의 근거</a> },
        { label: '올린 사람', value: <a href={playerPath(profile.id)}>{profile.name}</a> },
        ...(server === '' ? [] : [{ label: '서버', value: server }]),
        { label: '선불·후불', value: PAY_METHOD_LABELS[payMethod] ?? '' },
        { label: '등록', value: formatDateTime(createdAt) },
        ...(end === null ? [] : [{ label: '끝', value: end }]),
        ...(counterpart
          ? [{ label: '거래 상대', value: <a href={playerPath(counterpart.id)}>{counterpart.name}</a> }]
          : []),
        ...(hiddenAt === null
          ? []
          : [{ label: '숨김', value: actedText({ reason: hiddenReason, at: hiddenAt, by: hiddenBy }) }]),
        ...(exclusion ? [{ label: '시세 제외', value: actedText(exclusion) }] : []),
      ]}
    />
  );
}
