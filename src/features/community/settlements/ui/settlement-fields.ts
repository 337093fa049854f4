import { defineForm, type ValuesOf } from '#shared/form.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { choice } from '#ui/form/choice-fields.tsx';
import { custom, offeredNumber } from '#ui/form/field-kind.ts';
import { optionalAmount, wholeNumber } from '#ui/form/number-fields.tsx';
import { text } from '#ui/form/text-fields.tsx';
import type { NewEntry, NewShare, Settlement } from '../settlement.contract.ts';
import { SHORT_REMAINDER_CHOICES, UNIT_CHOICES } from '../settlement.labels.ts';
import {
  MAX_ENTRY_AMOUNT,
  MAX_ENTRY_NAME_LENGTH,
  MAX_ENTRY_QUANTITY,
  MAX_NAME_LENGTH,
  MAX_TITLE_LENGTH,
  MIN_NAME_LENGTH,
  MIN_TITLE_LENGTH,
} from '../settlement.limits.ts';
import {
  type FormEntry,
  type FormShare,
  isFormEntry,
  isFormShare,
  readEntryAmount,
  toNewEntry,
} from '../settlement-form.rules.ts';

const AMOUNT_ISSUE = '480만이나 4,800,000처럼 적어 주세요.';

const entries = custom<readonly FormEntry[], NewEntry[]>({
  label: '판매 내역',
  frame: 'none',
  empty: [],
  parse: (stored) => (Array.isArray(stored) && stored.every(isFormEntry) ? stored : undefined),
  read(list) {
    if (list.length === 0) return { issue: '판 아이템을 하나 이상 추가해 주세요.' };
    const unread = list.find(({ amount }) => readEntryAmount(amount) === undefined);
    return unread
      ? { issue: `${unread.name}의 받은 돈을 읽지 못했습니다. ${AMOUNT_ISSUE}` }
      : { sent: list.map(toNewEntry) };
  },
});

const shares = custom<readonly FormShare[], NewShare[]>({
  label: '나누기',
  frame: 'none',
  empty: [],
  parse: (stored) => (Array.isArray(stored) && stored.every(isFormShare) ? stored : undefined),
  read(list) {
    if (list.length === 0) return { issue: '나눌 사람을 한 명 이상 추가해 주세요.' };
    if (list.every(({ weight }) => weight === 0)) return { issue: '한 사람은 몫이 1 이상이어야 합니다.' };
    return {
      sent: list.map(({ profileId, name, weight }) => ({ ...(profileId === null ? { name } : { profileId }), weight })),
    };
  },
});

export const settlementForm = defineForm({
  fields: {
    title: text({
      label: '이름',
      min: MIN_TITLE_LENGTH,
      max: MAX_TITLE_LENGTH,
      issue: `이름은 ${MIN_TITLE_LENGTH}자에서 ${MAX_TITLE_LENGTH}자까지 적어 주세요.`,
    }),
    entries,
    shares,
    unit: choice({ label: '반올림 단위(버림)', size: 'tight', empty: 1, choices: UNIT_CHOICES }),
    remainder: choice({ label: '나머지', size: 'tight', empty: 1, choices: SHORT_REMAINDER_CHOICES }),
    holderIndex: offeredNumber({ label: '돈 가진 사람', empty: 0, showsIssue: false }),
  },
});

export type SettlementValues = ValuesOf<typeof settlementForm.fields>;

/** Returns null also for a draft whose holder is not among its shares. */
export function parseSettlementDraft(stored: unknown): SettlementValues | null {
  const values = settlementForm.parse(stored);
  return values?.shares[values.holderIndex] === undefined ? null : values;
}

export function toSettlementValues(settlement: Settlement): SettlementValues {
  const { title, unit, remainder, holderIndex } = settlement;
  return {
    ...settlementForm.fromRow({ title, unit, remainder, holderIndex }),
    entries: settlement.entries.map(({ amount, ...entry }) => ({
      ...entry,
      amount: amount === null ? '' : formatDigits(amount),
      isFixed: entry.tradeId !== null,
    })),
    shares: settlement.shares.map(({ profile, name, weight }) => ({
      profileId: profile?.id ?? null,
      name,
      player: profile && { job: profile.job, grade: profile.grade },
      weight,
    })),
  };
}

/** An entry typed by hand. */
export const entryForm = defineForm({
  fields: {
    name: text({
      label: '아이템',
      max: MAX_ENTRY_NAME_LENGTH,
      placeholder: '현철, ㅎㅊ',
      check: (name) => (name === '' ? '아이템 이름을 적어 주세요.' : undefined),
    }),
    itemId: offeredNumber<number | null>({ label: '', empty: null, showsIssue: false }),
    quantity: wholeNumber({
      label: '개수',
      min: 1,
      max: MAX_ENTRY_QUANTITY,
      empty: '1',
      issue: '1부터 9,999까지 적어 주세요.',
    }),
    amount: optionalAmount({
      label: '모두 받은 돈',
      hint: '비우면 아직 안 팔린 아이템입니다.',
      max: MAX_ENTRY_AMOUNT,
      placeholder: '480만',
      issue: AMOUNT_ISSUE,
    }),
  },
});

/** A person without an account who gets a share. */
export const nameForm = defineForm({
  fields: {
    name: text({
      label: '게임 이름',
      min: MIN_NAME_LENGTH,
      max: MAX_NAME_LENGTH,
      issue: `이름은 ${MIN_NAME_LENGTH}자에서 ${MAX_NAME_LENGTH}자까지입니다.`,
    }),
  },
  check: ({ name }, taken: readonly string[]) =>
    name !== undefined && taken.includes(name) ? { name: '이미 있는 이름입니다.' } : {},
});
