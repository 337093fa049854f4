import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { GameRef } from '#features/game-data/refs/ui/public/look.ts';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { drawnLater } from '#platform/client/drawn-later.tsx';
import { navigate } from '#platform/client/navigate.ts';
import { changedDraft } from '#platform/client/use-draft.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import type { ItemQuotes } from '../../../quotes/quote.contract.ts';
import { ALL_SERVERS_LABEL } from '../../../quotes/ui/public/quote.labels.ts';
import type { Trade } from '../../../trades/trade.contract.ts';
import { TRADE_TYPE } from '../../../trades/trade.labels.ts';
import { createTrade } from '../../../trades/trade-endpoints.contract.ts';
import { registerItemParams } from '../../trade-page.params.ts';
import { ConditionFields } from './condition-fields.tsx';
import css from './form.module.css';
import { SafetyPanel, TradePreview } from './form-side.tsx';
import { serverName, useGameServers } from './game-servers.ts';
import { justListed } from './just-listed.ts';
import { PasteShout } from './paste-shout.tsx';
import { PRICE_READING_ID, PriceField } from './price-field.tsx';
import type { Listings } from './price-sense.rules.ts';
import { type UnderstoodShout, valuesOfShout } from './shout-fields.rules.ts';
import { SubmitRow } from './submit-row.tsx';
import { defineTradeForm, type TradeFormDefinition, type TradeValues } from './trade-fields.ts';
import type { ItemLimits } from './trade-form.rules.ts';

const QuoteNow = await drawnLater(async () => (await import('./quote-now.tsx')).QuoteNow);

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

export function TradeForm({ item, limits, line, quotes, listings, quotedServer }: TradeFormProps) {
  const [search, setSearch] = useSearchParams();
  const servers = useGameServers();
  const gameServer = quotedServer ?? servers[0]?.id ?? 1;
  const price = useRef<HTMLInputElement>(null);
  const query = registerItemParams.read(search);
  const form = useMemo(() => defineTradeForm(limits), [limits]);
  const submission = useTradeSubmission(form, { itemId: item.id, gameServer, side: query.side });
  const { values, issues, change } = submission;
  const me = playerOf(useMe());
  const replaced = useOwnListing(me?.id, item.id);

  useRepeat(form, query.repeat, (repeated) => {
    change(repeated);
    clearQuery('repeat');
  });
  useFocus(price);

  function onShout(shout: UnderstoodShout, text: string): void {
    const [first] = shout.items;
    if (first && first.id !== item.id) {
      navigate(registerItemParams.link(`/trade/register/${first.id}`, { shout: text }), { replace: true });
      return;
    }
    change(valuesOfShout(shout, values));
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
      <Form of={form} submission={submission} id="trade" label="거래 올리기" className="stack needs-script">
        <PasteShout itemId={item.id} initial={query.shout ?? ''} onRead={onShout} />
        <Panel title="아이템과 가격">
          <div className="pad form">
            <div className="f2">
              <ChosenItem item={item} line={line} />
              <FormField
                of={form}
                name="tradeType"
                onChange={(tradeType) => {
                  change({ tradeType });
                  clearQuery('side');
                }}
              />
            </div>
            <FormField of={form} name="price" noteId={PRICE_READING_ID}>
              {(field) => (
                <PriceField
                  {...field}
                  values={values}
                  quotes={quotes}
                  listings={withoutOwn(listings[values.tradeType], me?.id)}
                  issue={issues.price}
                  input={price}
                />
              )}
            </FormField>
          </div>
        </Panel>
        <ConditionFields
          form={form}
          submission={submission}
          limits={limits}
          servers={servers}
          gameServer={gameServer}
          onServer={(id) => changeQuery({ gameServer: id })}
        />
        <SubmitRow item={item} submission={submission} quotes={quotes} replaced={replaced} />
      </Form>
      <div className="stack pairs">
        <TradePreview values={values} item={item} />
        <QuoteNow
          quotes={quotes}
          where={quotedServer === null ? ALL_SERVERS_LABEL : serverName(servers, quotedServer)}
        />
        <SafetyPanel />
      </div>
    </div>
  );
}

interface SubmissionOptions {
  itemId: number;
  gameServer: number;
  side: 'sell' | 'buy' | undefined;
}

function useTradeSubmission(form: TradeFormDefinition, { itemId, gameServer, side }: SubmissionOptions) {
  return useForm(form, {
    endpoint: createTrade,
    ...useTradeDraft(form, itemId, side),
    opensLater: true,
    toInput: ({ isOffer: _, ...body }) => ({ body: { itemId, gameServer, ...body } }),
    keySuffix: String(gameServer),
    onDone({ id }) {
      justListed.save(id);
      navigate(`/trade/view/${id}`);
      return undefined;
    },
    login: { message: '로그인하면 적은 그대로 올릴 수 있습니다' },
    words: {
      stopped: '아직 올리지 않았습니다. 적은 것은 그대로 있습니다.',
      atFields: '빨간색으로 표시된 항목을 확인해 주세요.',
    },
    explain: (error, usual) => (error.code === 'NOT_ALLOWED' ? error.message : usual),
  });
}

/** The draft of the item's form. The side that the address names takes precedence over the stored one. */
function useTradeDraft(form: TradeFormDefinition, itemId: number, side: SubmissionOptions['side']) {
  return useMemo(() => {
    const requested = side === undefined ? {} : { tradeType: TRADE_TYPE[side] };
    const draft = draftInTab(`trade-draft:${itemId}`, form.parse, 'fields');
    const read = () => {
      const stored = draft.read();
      return stored && changedDraft(stored, requested);
    };
    return { stored: { ...draft, read }, first: { ...form.empty, ...requested } };
  }, [form, itemId, side]);
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

function useFocus(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    // On a phone focus would open the keyboard over the page.
    if (matchMedia('(hover: hover)').matches) field.current?.focus({ preventScroll: true });
  }, [field]);
}

function useRepeat(form: TradeFormDefinition, id: string | undefined, change: (values: TradeValues) => void): void {
  const fill = useEffectEvent(change);
  useEffect(() => {
    if (id === undefined) return;
    const withChanges = new AbortController();
    import('./repeat-trade.ts')
      .then(({ valuesToRepeat }) => valuesToRepeat(form, id, withChanges.signal))
      .then((values) => values && !withChanges.signal.aborted && fill(values))
      .catch((error: unknown) => withChanges.signal.aborted || console.warn('지난 거래를 가져오지 못했습니다.', error));
    return () => withChanges.abort();
  }, [form, id]);
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
    import('./own-listing.ts')
      .then(({ findOwnListing }) => findOwnListing(profileId, itemId, aborting.signal))
      .then((found) => aborting.signal.aborted || setListing(found))
      .catch(() => {
        // The hint is optional; the form works without it.
      });
    return () => aborting.abort();
  }, [profileId, itemId]);
  return listing;
}
