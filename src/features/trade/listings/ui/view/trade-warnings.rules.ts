import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { demandsPrepayment } from '../../../deals/scam-patterns.rules.ts';
import type { ListedTrade, TradeCount } from '../../../trades/trade.contract.ts';
import { TRADE_STATUS, TRADE_TYPE } from '../../../trades/trade.labels.ts';

export interface WarningCase {
  trade: Pick<ListedTrade, 'tradeType' | 'price' | 'payMethod' | 'isOld' | 'excludePrice' | 'isSample' | 'status'>;
  median: number | null;
  excludedReason: string | null;
  /** Days since the player joined; null: deleted account. */
  memberDays: number | null;
  counts: TradeCount;
}

export type WarningId =
  | 'sample'
  | 'too-dear'
  | 'too-cheap'
  | 'gives-first'
  | 'newcomer'
  | 'no-record'
  | 'many-waiting'
  | 'excluded'
  | 'special'
  | 'old';

export interface TradeWarning {
  id: WarningId;
  title: string;
  text: string;
  /** Shown as a danger rather than a note. */
  isGrave: boolean;
}

const NEWCOMER_DAYS = 7;
const MANY_WAITING = 20;
const FAR_TIMES = 2;

/** Sorted by severity, the most severe first; none for a trade that is over. */
export function listWarnings(subject: WarningCase): TradeWarning[] {
  if (subject.trade.status !== TRADE_STATUS.waiting) return [];
  const found = [
    sample(subject),
    farFromQuote(subject),
    givesFirst(subject),
    newcomer(subject),
    noRecord(subject),
    manyWaiting(subject),
    excluded(subject),
    special(subject),
    old(subject),
  ].flatMap((warning) => warning ?? []);
  return found.sort((one, other) => Number(other.isGrave) - Number(one.isGrave));
}

function sample({ trade }: WarningCase): TradeWarning | null {
  if (!trade.isSample) return null;
  return {
    id: 'sample',
    title: '견본',
    text: '시험용으로 만든 글입니다. 실제 사람이 올린 거래가 아닙니다.',
    isGrave: false,
  };
}

function farFromQuote({ trade: { price, tradeType }, median }: WarningCase): TradeWarning | null {
  if (price === null || median === null) return null;
  if (price > median * FAR_TIMES) {
    const text =
      tradeType === TRADE_TYPE.sell
        ? `시세 ${formatAmount(median)}의 두 배가 넘습니다. 0이 하나 더 붙지 않았는지, 다른 글은 얼마인지 보세요.`
        : `시세 ${formatAmount(median)}의 두 배 넘게 사겠다고 합니다. 지나치게 좋은 가격은 미끼일 수 있습니다.`;
    return { id: 'too-dear', title: '시세보다 아주 비쌉니다', text, isGrave: true };
  }
  if (price * FAR_TIMES >= median) return null;
  const text =
    tradeType === TRADE_TYPE.sell
      ? `시세 ${formatAmount(median)}의 반도 되지 않습니다. 지나치게 싼 가격은 미끼일 수 있습니다. 아이템 이름을 꼭 확인하세요.`
      : `시세 ${formatAmount(median)}의 반도 되지 않는 가격에 사겠다고 합니다. 다른 글은 얼마인지 보세요.`;
  return { id: 'too-cheap', title: '시세보다 아주 쌉니다', text, isGrave: true };
}

function givesFirst({ trade }: WarningCase): TradeWarning | null {
  if (!demandsPrepayment(trade)) return null;
  const what = trade.tradeType === TRADE_TYPE.sell ? '돈' : '아이템';
  return {
    id: 'gives-first',
    title: `${withParticle(what, '을/를')} 먼저 달라고 합니다`,
    text: '먼저 받고 사라지는 일이 있습니다. 아래 ‘나눠 거래하기’대로 조금씩 주고받자고 하세요.',
    isGrave: true,
  };
}

const isNewcomer = ({ memberDays }: WarningCase) => memberDays !== null && memberDays < NEWCOMER_DAYS;

function newcomer(subject: WarningCase): TradeWarning | null {
  const { memberDays, counts } = subject;
  if (!isNewcomer(subject)) return null;
  const since = memberDays === 0 ? '오늘 가입했습니다' : `가입한 지 ${memberDays}일입니다`;
  const record = counts[2] === 0 ? '거래 기록이 아직 없습니다' : `완료한 거래는 ${formatDigits(counts[2])}건입니다`;
  return {
    id: 'newcomer',
    title: '신규 회원입니다',
    text: `${since}. ${record}.`,
    isGrave: true,
  };
}

/** A newcomer gets a warning of their own. */
function noRecord(subject: WarningCase): TradeWarning | null {
  if (subject.counts[2] > 0 || isNewcomer(subject)) return null;
  return {
    id: 'no-record',
    title: '완료한 거래가 없습니다',
    text: '이 사이트에 남은 완료 기록이 아직 없습니다.',
    isGrave: false,
  };
}

function manyWaiting({ counts }: WarningCase): TradeWarning | null {
  if (counts[1] < MANY_WAITING) return null;
  const text = `지금 거래 중인 글이 ${formatDigits(counts[1])}건입니다. 아이템을 정말 가지고 있는지 먼저 보여 달라고 하세요.`;
  return { id: 'many-waiting', title: '올린 글이 많습니다', text, isGrave: false };
}

function excluded({ excludedReason }: WarningCase): TradeWarning | null {
  if (excludedReason === null) return null;
  return { id: 'excluded', title: '시세 제외 아이템입니다', text: excludedReason, isGrave: false };
}

function special({ trade }: WarningCase): TradeWarning | null {
  if (!trade.excludePrice) return null;
  return {
    id: 'special',
    title: '시세에 들어가지 않는 가격',
    text: '특가이거나 운영자가 시세에서 제외한 가격입니다.',
    isGrave: false,
  };
}

function old({ trade }: WarningCase): TradeWarning | null {
  if (!trade.isOld) return null;
  return {
    id: 'old',
    title: '14일 지남',
    text: '14일 넘게 그대로인 글입니다. 아직 거래하는지 먼저 물어보세요.',
    isGrave: false,
  };
}
