import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { GameRef } from '#features/game-data/refs/ui/public/look.ts';
import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { call } from '#platform/client/call.ts';
import { navigate } from '#platform/client/navigate.ts';
import { ChoiceField } from '#ui/components/choice-field.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { Tile } from '#ui/components/tile.tsx';
import type { ItemQuotes } from '../../../quotes/quote.contract.ts';
import { quotedMedian } from '../../../quotes/ui/public/listing-quote.rules.ts';
import { ALL_SERVERS_LABEL } from '../../../quotes/ui/public/quote.labels.ts';
import type { Trade } from '../../../trades/trade.contract.ts';
import { listProfileTrades } from '../../../trades/trade-endpoints.contract.ts';
import { registerItemParams } from '../../trade-page.params.ts';
import { ConditionFields } from './condition-fields.tsx';
import css from './form.module.css';
import { QuoteNow, SafetyPanel, TradePreview } from './form-side.tsx';
import { serverName, useGameServers } from './game-servers.ts';
import { PasteShout } from './paste-shout.tsx';
import { PriceField } from './price-field.tsx';
import { type Listings, measureOf } from './price-sense.rules.ts';
import { fieldsOfShout, type UnderstoodShout } from './shout-fields.rules.ts';
import { SubmitRow } from './submit-row.tsx';
import type { ItemLimits, TradeFields } from './trade-form.rules.ts';
import { useTradeForm } from './use-trade-form.ts';

export interface ListedPrices {
  count: number;
  rows: readonly (readonly [price: number, profileId: number])[];
}

export interface TradeFormProps {
  item: GameRef;
  limits: ItemLimits;
  line: string;
  quotes: ItemQuotes;
  listings: Readonly<Record<1 | 2, ListedPrices>>;
  /** Null: quotes over all servers. */
  quotedServer: number | null;
}

const SIDES = [
  { value: 1, label: '팝니다', tone: 'sellside' },
  { value: 2, label: '삽니다', tone: 'buyside' },
] as const;

export function TradeForm({ item, limits, line, quotes, listings, quotedServer }: TradeFormProps) {
  const [search, setSearch] = useSearchParams();
  const servers = useGameServers();
  const gameServer = quotedServer ?? servers[0]?.id ?? 1;
  const price = useRef<HTMLInputElement>(null);
  const query = registerItemParams.read(search);
  const requested = sideOf(query.side);
  const { form, fields, issues, phase, message, change, submit } = useTradeForm({
    itemId: item.id,
    limits,
    gameServer,
    requested,
  });
  const me = playerOf(useMe());
  const replaced = useOwnListing(me?.id, item.id);
  const { quote } = measureOf(quotes, fields.tradeType);

  useRepeat(query.repeat, (repeated) => {
    change(repeated);
    clearQuery('repeat');
  });
  useEffect(() => {
    // On a phone focus would open the keyboard over the page.
    if (matchMedia('(hover: hover)').matches) price.current?.focus({ preventScroll: true });
  }, []);

  function onShout(shout: UnderstoodShout, text: string): void {
    const [first] = shout.items;
    if (first && first.id !== item.id) {
      navigate(registerItemParams.link(`/trade/register/${first.id}`, { shout: text }), { replace: true });
      return;
    }
    change(fieldsOfShout(shout, fields));
    clearQuery('shout');
    price.current?.focus({ preventScroll: true });
  }

  function changeQuery(changes: Partial<typeof query>): void {
    setSearch(registerItemParams.link('', { ...query, ...changes }), { replace: true, preventScrollReset: true });
  }

  /** Parameters apply once; afterwards typed values take precedence, also on back navigation. */
  function clearQuery(name: 'repeat' | 'shout' | 'side'): void {
    if (query[name] !== undefined) changeQuery({ [name]: undefined });
  }

  return (
    <div className="cols">
      <form className="stack needs-script" ref={form} noValidate aria-label="거래 올리기" onSubmit={submit}>
        <PasteShout itemId={item.id} initial={query.shout ?? ''} onRead={onShout} />
        <Panel title="아이템과 가격">
          <div className="pad form">
            <div className="f2">
              <ChosenItem item={item} line={line} />
              <ChoiceField
                size="tall"
                label="거래 종류"
                name="tradeType"
                choices={SIDES}
                value={fields.tradeType}
                onChoose={(tradeType) => {
                  change({ tradeType });
                  clearQuery('side');
                }}
              />
            </div>
            <PriceField
              fields={fields}
              quotes={quotes}
              listings={withoutOwn(listings[fields.tradeType], me?.id)}
              fault={issues.price}
              input={price}
              onChange={(typed) => change({ price: typed })}
            />
          </div>
        </Panel>
        <ConditionFields
          fields={fields}
          faults={issues}
          limits={limits}
          servers={servers}
          gameServer={gameServer}
          onChange={change}
          onServer={(id) => changeQuery({ gameServer: id })}
        />
        <SubmitRow
          item={item}
          fields={fields}
          median={quotedMedian(quote)}
          isWaiting={phase === 'waiting'}
          isSending={phase === 'sending'}
          replaced={replaced}
          message={message}
          onSend={submit}
        />
      </form>
      <div className="stack pairs">
        <TradePreview fields={fields} item={item} />
        <QuoteNow
          quotes={quotes}
          where={quotedServer === null ? ALL_SERVERS_LABEL : serverName(servers, quotedServer)}
        />
        <SafetyPanel />
      </div>
    </div>
  );
}

function ChosenItem({ item, line }: Pick<TradeFormProps, 'item' | 'line'>) {
  return (
    <div className="field">
      <span className="label">아이템</span>
      <div className={`in ${css.item}`}>
        <a className="item grow" href={`/items/${item.id}`} data-card={`item:${item.id}`}>
          <Tile icon={item.icon} tone={item.tone} />
          <span className="min-w-0">
            <span className="nm">{item.name}</span>
            <small>{line}</small>
          </span>
        </a>
        <a className="btn ghost sm" href="/trade/register">
          바꾸기
        </a>
      </div>
    </div>
  );
}

function useRepeat(id: string | undefined, change: (changes: Partial<TradeFields>) => void): void {
  const fill = useEffectEvent(change);
  useEffect(() => {
    if (id === undefined) return;
    const withChanges = new AbortController();
    import('./repeat-trade.ts')
      .then(({ fieldsToRepeat }) => fieldsToRepeat(id, withChanges.signal))
      .then((fields) => fields && !withChanges.signal.aborted && fill(fields))
      .catch((error: unknown) => withChanges.signal.aborted || console.warn('지난 거래를 가져오지 못했습니다.', error));
    return () => withChanges.abort();
  }, [id]);
}

function sideOf(side: 'sell' | 'buy' | undefined): Partial<TradeFields> {
  if (side === 'sell') return { tradeType: 1 };
  return side === 'buy' ? { tradeType: 2 } : {};
}

function withoutOwn({ count, rows }: ListedPrices, ownId: number | undefined): Listings {
  const others = rows.filter(([, profileId]) => profileId !== ownId);
  return { count: count - (rows.length - others.length), prices: others.map(([price]) => price) };
}

function useOwnListing(profileId: number | undefined, itemId: number): Trade | null {
  const [listing, setListing] = useState<Trade | null>(null);
  useEffect(() => {
    setListing(null);
    if (profileId === undefined) return;
    const aborting = new AbortController();
    call(listProfileTrades, {
      params: { id: profileId },
      query: { status: 1, limit: 100 },
      signal: aborting.signal,
    })
      .then((trades) => setListing(trades.find((trade) => trade.itemId === itemId) ?? null))
      .catch(() => {
        // The hint is optional; the form works without it.
      });
    return () => aborting.abort();
  }, [profileId, itemId]);
  return listing;
}
