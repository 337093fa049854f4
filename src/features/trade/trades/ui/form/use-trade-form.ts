import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { navigate } from '#platform/client/navigate.ts';
import { justListed, type TradeDraft, tradeDraft } from './form-draft.ts';
import type { Sending } from './send-trade.ts';
import {
  EMPTY_FIELDS,
  type FieldFaults,
  type FieldName,
  faultsOf,
  type ItemLimits,
  newTradeOf,
  type TradeFields,
} from './trade-form.rules.ts';

/** What the form says beside its button. */
export interface FormMessage {
  text: string;
  /** A rule said no: where to ask is shown beside it. */
  isRefusal: boolean;
}

interface TradeFormOptions {
  itemId: number;
  limits: ItemLimits;
  gameServer: number;
  /** What the address asks for; beats what was kept. */
  requested: Partial<TradeFields>;
  form: RefObject<HTMLFormElement | null>;
}

const AWAY = '보내지 못했습니다. 적은 것은 그대로 있으니 다시 눌러 주세요.';
const STOPPED = '아직 올리지 않았습니다. 적은 것은 그대로 있습니다.';
const TYPED: readonly FieldName[] = ['price', 'quantity', 'durability', 'comment'];

/** The form's state: what is typed is kept in this tab until it stands in the market. */
export function useTradeForm({ itemId, limits, gameServer, requested, form }: TradeFormOptions) {
  const [draft, setDraft] = useState<TradeDraft>({ fields: { ...EMPTY_FIELDS, ...requested }, key: null });
  const [phase, setPhase] = useState<'waiting' | 'ready' | 'sending'>('waiting');
  const [faults, setFaults] = useState<FieldFaults>({});
  const [message, setMessage] = useState<FormMessage | null>(null);
  const isSending = useRef(false);

  const open = useEffectEvent(() => {
    const stored = tradeDraft(itemId).read();
    const typed = typedBefore(form.current);
    const fields = { ...(stored?.fields ?? EMPTY_FIELDS), ...requested, ...typed };
    const isUnchanged = stored !== null && JSON.stringify(stored.fields) === JSON.stringify(fields);
    setDraft({ fields, key: isUnchanged ? stored.key : null });
    setPhase('ready');
  });
  useEffect(() => open(), []);

  function save(next: TradeDraft): void {
    setDraft(next);
    tradeDraft(itemId).save(next);
  }

  function change(changes: Partial<TradeFields>): void {
    setMessage(null);
    setFaults((before) => withoutNamed(before, changes));
    // Another content is another request.
    save({ fields: { ...draft.fields, ...changes }, key: null });
  }

  function focusFault(found: FieldFaults): void {
    const name = TYPED.find((field) => found[field] !== undefined);
    const input = name && form.current?.elements.namedItem(name);
    if (input instanceof HTMLElement) input.focus();
  }

  async function send(): Promise<void> {
    if (phase === 'waiting' || isSending.current) return;
    const found = faultsOf(draft.fields, limits);
    setFaults(found);
    setMessage(null);
    if (Object.keys(found).length > 0) return focusFault(found);
    isSending.current = true;
    setPhase('sending');
    try {
      await settle(await sendLazily());
    } finally {
      isSending.current = false;
      setPhase('ready');
    }
  }

  async function sendLazily(): Promise<Sending> {
    try {
      const [{ sendTrade }, { newRequestKey }] = await Promise.all([
        import('./send-trade.ts'),
        import('#platform/client/request-key.ts'),
      ]);
      const ready = { fields: draft.fields, key: draft.key ?? newRequestKey() };
      save(ready);
      return await sendTrade(newTradeOf(draft.fields, itemId, gameServer, limits), `${ready.key}-${gameServer}`);
    } catch (error) {
      console.error('거래를 보내지 못했습니다.', error);
      return { kind: 'failed', text: AWAY };
    }
  }

  async function settle(sending: Sending): Promise<void> {
    switch (sending.kind) {
      case 'listed':
        tradeDraft(itemId).delete();
        justListed.save(sending.id);
        return navigate(`/trade/view/${sending.id}`);
      case 'faulty':
        setFaults(sending.faults);
        focusFault(sending.faults);
        return setMessage(sending.text === null ? null : { text: sending.text, isRefusal: false });
      case 'refused':
        return setMessage({ text: sending.text, isRefusal: true });
      case 'failed':
        return setMessage({ text: `${sending.text} 적은 것은 그대로 있습니다.`, isRefusal: false });
      case 'stopped':
        return setMessage({ text: STOPPED, isRefusal: false });
    }
  }

  return { fields: draft.fields, faults, phase, message, change, send };
}

/** What was typed before the scripts came, or what the browser put back itself. */
function typedBefore(form: HTMLFormElement | null): Partial<TradeFields> {
  const typed: Partial<TradeFields> = {};
  for (const name of TYPED) {
    const input = form?.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) continue;
    if (input.value !== '' && input.value !== input.defaultValue) typed[name] = input.value;
  }
  return typed;
}

function withoutNamed(faults: FieldFaults, changes: Partial<TradeFields>): FieldFaults {
  const { isOffer, ...named } = changes;
  const left = { ...faults };
  for (const name of TYPED) if (name in named || (name === 'price' && isOffer !== undefined)) delete left[name];
  return left;
}
