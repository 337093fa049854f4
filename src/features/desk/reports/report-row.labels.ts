import type { OperatorReport } from '#features/people/reports/report.contract.ts';
import { reportTypeName } from '#features/people/reports/report.labels.ts';
import type { ReportedTrade } from '#features/trade/trades/trade.contract.ts';
import { TRADE_TYPE, TRADE_TYPE_LABELS } from '#features/trade/trades/trade.labels.ts';

const THINGS = [
  ['trade', '거래'],
  ['party', '파티'],
  ['guild', '문파'],
  ['post', '문파 게시글'],
  ['broadcast', '외침'],
] as const;

/** The first half of a type's name, as a tag has room for it. */
export function typeTag(type: number): string {
  return reportTypeName(type).replace(/(?:·| 유도).*$/, '');
}

/** Names what was reported: `거래 48190`. */
export function thingText(report: OperatorReport): string {
  for (const [kind, noun] of THINGS) {
    const id = report[`${kind}Id`];
    if (id !== null) return `${noun} ${id}`;
  }
  return '회원';
}

/** With what is traded or how it is called: `거래 48190 · 용의비늘 팝니다`, `문파 8 · 청명당`. */
export function thingLine(report: OperatorReport): string {
  const trade = report.trade as unknown as Pick<ReportedTrade, 'item' | 'tradeType'> | null;
  const title = report.guild?.name ?? report.party?.title;
  if (typeof title === 'string') return `${thingText(report)} · ${title}`;
  if (!trade?.item) return thingText(report);
  const side = TRADE_TYPE_LABELS[trade.tradeType === TRADE_TYPE.sell ? TRADE_TYPE.sell : TRADE_TYPE.buy];
  return `${thingText(report)} · ${trade.item.name} ${side}`;
}

/** The page of a report. */
export function reportPath(id: number): string {
  return `/operator/reports/${id}`;
}

/** Where players see it; undefined: nowhere. */
export function thingPath({ tradeId, partyId, guildId, reportedId }: OperatorReport): string | undefined {
  if (tradeId !== null) return `/trade/view/${tradeId}`;
  if (partyId !== null) return `/party/${partyId}`;
  if (guildId !== null) return `/guilds/${guildId}`;
  return reportedId === null ? undefined : `/profiles/${reportedId}`;
}

/** The name in the game, which may be anybody's. */
export function reportedName({ reportedName: name, reportedId, broadcast }: OperatorReport): string {
  if (name !== null) return name;
  if (typeof broadcast?.name === 'string') return broadcast.name;
  return reportedId === null ? '모르는 사람' : '탈퇴한 회원';
}

export function reporterRecord({ reporterUpheld, reporterHandled }: OperatorReport): string {
  return reporterHandled === 0 ? '처리된 신고 없음' : `신고 ${reporterHandled}건 중 ${reporterUpheld}건 조치됨`;
}
