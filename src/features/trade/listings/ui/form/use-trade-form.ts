import { useEffect, useEffectEvent } from 'react';
import { useSubmission } from '#features/people/require-login/ui/public/use-submission.ts';
import type { Parsed } from '#platform/client/form/submission.ts';
import { navigate } from '#platform/client/navigate.ts';
import { changedDraft, newDraft, useDraft } from '#platform/client/use-draft.ts';
import { createTrade } from '../../../trades/trade-endpoints.contract.ts';
import { tradeDraft } from './form-draft.ts';
import { justListed } from './just-listed.ts';
import {
  EMPTY_FIELDS,
  type FieldName,
  faultsOf,
  type ItemLimits,
  newTradeOf,
  type TradeFields,
} from './trade-form.rules.ts';

interface TradeFormOptions {
  itemId: number;
  limits: ItemLimits;
  gameServer: number;
  requested: Partial<TradeFields>;
}

const TYPED: readonly FieldName[] = ['price', 'quantity', 'durability', 'comment'];

export function useTradeForm({ itemId, limits, gameServer, requested }: TradeFormOptions) {
  const stored = tradeDraft(itemId);
  const draft = useDraft(stored, { ...EMPTY_FIELDS, ...requested }, { opensLater: true });

  const { change, ...submission } = useSubmission({
    endpoint: createTrade,
    draft,
    parse(fields): Parsed<typeof createTrade, FieldName> {
      const issues = faultsOf(fields, limits);
      if (Object.keys(issues).length > 0) return { issues };
      const body = newTradeOf(fields, itemId, gameServer, limits);
      return { input: { body }, keySuffix: String(gameServer) };
    },
    onDone({ id }) {
      stored.delete();
      justListed.save(id);
      navigate(`/trade/view/${id}`);
      return undefined;
    },
    fields: TYPED,
    login: { message: '로그인하면 적은 그대로 올릴 수 있습니다' },
    words: {
      stopped: '아직 올리지 않았습니다. 적은 것은 그대로 있습니다.',
      atFields: '빨간색으로 표시된 항목을 확인해 주세요.',
    },
    explain: (fault, usual) => (fault.code === 'NOT_ALLOWED' ? fault.message : usual),
  });

  const open = useEffectEvent(() => {
    const before = stored.read() ?? newDraft(EMPTY_FIELDS);
    draft.open(changedDraft(before, { ...requested, ...typedBefore(submission.form.current) }));
  });
  useEffect(() => open(), []);

  return {
    ...submission,
    fields: draft.values,
    /** 제시 needs no price, so its error disappears. */
    change: (part: Partial<TradeFields>) =>
      change(part.isOffer === undefined ? part : { price: draft.current().price, ...part }),
  };
}

function typedBefore(form: HTMLFormElement | null): Partial<TradeFields> {
  const typed: Partial<TradeFields> = {};
  for (const name of TYPED) {
    const input = form?.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) continue;
    if (input.value !== '' && input.value !== input.defaultValue) typed[name] = input.value;
  }
  return typed;
}
