import type { ReactNode } from 'react';
import { useLiveForm } from '#platform/client/form/use-live-form.ts';
import type { SentOf } from '#shared/form.ts';
import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import { Button } from '#ui/components/button.tsx';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { FormField, FormFields } from '#ui/form/form.tsx';
import { ChevronDownIcon, CopyIcon } from '#ui/icons/icons.tsx';
import { MAX_QUANTITY } from '../../trades/trade.limits.ts';
import type { DealSide, DealTerms } from '../deal-split.rules.ts';
import { type TermsCard as Terms, termsRows, termsText } from '../deal-terms.rules.ts';
import type { ScamPatternCard } from '../scam-patterns.rules.ts';
import { dealForm, termsForm } from './deal-fields.tsx';
import css from './deals.module.css';
import { SplitCalculator } from './split-calculator.tsx';

const HINT_ID = 'deal-terms-hint';

function ScamPatternCards({ cards }: { cards: readonly ScamPatternCard[] }) {
  return (
    <div className="stack gap-2">
      {cards.map((card, index) => (
        <details key={card.id} className={`disclosure ${css.pattern}`} open={index === 0}>
          <summary>
            <ChevronDownIcon size={16} />
            <span className="nm">{card.title}</span>
          </summary>
          <div className={`small dim ${css.text}`}>
            <p>{card.how}</p>
            <p className="text-paper">{card.todo}</p>
            <p className="meta">
              출처{' '}
              {card.source.url ? (
                <a href={card.source.url} rel="external nofollow noopener">
                  {card.source.title}
                </a>
              ) : (
                card.source.title
              )}
              {card.confidence === 'low' && <span className="own-text">{' · 신뢰도 낮음'}</span>}
            </p>
          </div>
        </details>
      ))}
    </div>
  );
}

export interface DealGuideProps {
  itemName: string;
  /** Null: offers are wanted, so the guide prompts for the agreed price. */
  price: number | null;
  quantity: number;
  server: string;
  poster: { name: string; side: DealSide };
  first: DealSide;
  patterns: readonly ScamPatternCard[];
  ownName: string;
}

export function DealGuide(props: DealGuideProps) {
  const { itemName, poster, server, first, patterns, ownName } = props;
  const deal = useLiveForm(dealForm, dealForm.fromRow({ price: props.price, quantity: props.quantity }));
  const terms = toTerms(deal.body);
  const noteId = terms === null ? HINT_ID : undefined;
  const isSelling = poster.side === 'seller';
  return (
    <Panel title="안전하게 주고받기" id="deal">
      <p className="pad small dim">
        바닥에 떨어뜨려 주고받을 때는 조건을 먼저 맞추고, 조금씩 나눠 주고받으세요. 바람나루는 돈이나 아이템을 맡지
        않습니다.
      </p>
      <Collapsible title="조건 맞추기">
        <div className="f2 needs-script">
          <FormFields submission={deal} id="deal">
            <FormField
              of={dealForm}
              name="price"
              noteId={noteId}
              placeholder={props.price === null ? '3만5천' : formatAmount(props.price)}
            />
            <FormField of={dealForm} name="quantity" noteId={noteId} />
          </FormFields>
        </div>
        {terms === null ? (
          <p className="hint" id={HINT_ID} data-spoken="new">
            가격과 수량(1–{formatDigits(MAX_QUANTITY)})을 적으면 조건과 나누는 순서가 나옵니다.
          </p>
        ) : (
          <TermsCard
            itemName={itemName}
            {...terms}
            server={server}
            sellerName={isSelling ? poster.name : ownName}
            buyerName={isSelling ? ownName : poster.name}
            other={isSelling ? 'buyerName' : 'sellerName'}
          />
        )}
      </Collapsible>
      {terms !== null && (
        <Collapsible title="나눠 거래하기">
          <SplitCalculator key={`${terms.price} ${terms.quantity}`} itemName={itemName} terms={terms} first={first} />
        </Collapsible>
      )}
      <Collapsible title="이런 수법을 조심하세요" aside={`${patterns.length}가지`}>
        <ScamPatternCards cards={patterns} />
      </Collapsible>
    </Panel>
  );
}

function Collapsible({ title, aside, children }: { title: string; aside?: string; children: ReactNode }) {
  return (
    <details className={`disclosure ${css.collapsible}`}>
      <summary>
        <ChevronDownIcon size={16} />
        <span className="grow">{title}</span>
        {aside && <span className="meta">{aside}</span>}
      </summary>
      <div className="pad form">{children}</div>
    </details>
  );
}

function toTerms(deal: SentOf<typeof dealForm.fields> | null): DealTerms | null {
  if (deal === null || deal.price === null || deal.quantity === null) return null;
  return { price: deal.price, quantity: deal.quantity };
}

interface TermsCardProps extends Omit<Terms, 'place'> {
  other: 'sellerName' | 'buyerName';
}

function TermsCard({ other, ...terms }: TermsCardProps) {
  const added = useLiveForm(termsForm);
  const { place, other: name } = added.values;
  const card: Terms = { ...terms, place, [other]: name || terms[other] };
  return (
    <div className="form">
      <div className={css.terms}>
        <KeyValues rows={termsRows(card)} />
      </div>
      <div className="f2 needs-script">
        <FormFields submission={added} id="deal">
          <FormField of={termsForm} name="place" />
          <FormField
            of={termsForm}
            name="other"
            label={other === 'buyerName' ? '사는 사람 이름' : '파는 사람 이름'}
            placeholder={terms[other] || '게임 속 이름'}
          />
        </FormFields>
      </div>
      <p className="needs-script">
        <Button data-press="" onClick={() => void copy(termsText(card))}>
          <CopyIcon />
          조건 복사
        </Button>
      </p>
    </div>
  );
}

async function copy(text: string): Promise<void> {
  const { copyText } = await import('#ui/overlay/copy-text.ts');
  await copyText(text, { done: '거래 조건을 복사했습니다' });
}
