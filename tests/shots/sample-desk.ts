import { DAY_MS } from '#shared/durations.ts';
import type { Player, SendRequest } from './sample-people.ts';

/** Rows of the desk, most of them of the demo. */
export interface Desk {
  /** A report of a fraud, and one of twelve about one harmless listing. */
  fraud: number;
  listing: number;
  /** Decided. */
  upheld: number;
  /** Profile ids. */
  spammer: number;
  suspended: number;
  /** Inquiries: appeals of someone whom the demo suspended and of `suspended`. */
  appeal: number;
  ownAppeal: number;
  question: number;
  /** A trade of the spammer, and a hidden one. */
  trade: number;
  hiddenTrade: number;
  /** The report of a post on a guild's board. */
  post: number;
}

interface Row {
  id: number;
}

interface ReportRow extends Row {
  type: number;
  status: number;
  reportedId: number | null;
  guildId: number | null;
  postId: number | null;
  more: { count: number } | null;
}

interface InquiryRow extends Row {
  type: number;
  profile: Row | null;
}

const REFUSED = ['계좌로 먼저 보내 주세요', '카톡 아이디 적어 주세요', '현거래 환영', '현거래 가능합니다'];

/** What an operator did on the desk before, and where the rows are. */
export async function fillDesk(sendRequest: SendRequest, now: Date): Promise<Desk> {
  const { id: suspended } = await sendRequest<Row>('suspended', 'GET', '/api/profiles/me');
  const appealing = { type: 2, content: '값을 잘못 적은 것이고 허위 매물이 아닙니다. 다시 살펴봐 주세요.' };
  const { id: ownAppeal } = await sendRequest<Row>('suspended', 'POST', '/api/inquiries', appealing);
  await writeForbidden(sendRequest, 'other');
  const read = <T>(path: string) => sendRequest<T[]>('operator', 'GET', `/api/operator/${path}`);
  const reports = await read<ReportRow>('reports?sort=queue&limit=100');
  const find = (is: (row: ReportRow) => boolean) => required(reports.find(is));
  const decided = await read<ReportRow>('reports?status=2&limit=100');
  const spammer = find(({ type, reportedId }) => type === 5 && reportedId !== null).reportedId ?? 0;
  const namesake = find(({ type, guildId }) => type === 6 && guildId === null);
  await actBefore(sendRequest, { swept: required(namesake.reportedId), warned: spammer, now });
  const [trade] = await read<Row>(`trades?profileId=${spammer}&status=1&limit=1`);
  const [hiddenTrade] = await read<Row>('trades?hidden=true&limit=1');
  const appeals = await read<InquiryRow>('inquiries?type=2&answered=false&limit=100');
  const [question] = await read<InquiryRow>('inquiries?type=1&answered=false&limit=1');
  return {
    fraud: find(({ type }) => type === 1).id,
    listing: find(({ more }) => (more?.count ?? 0) > 5).id,
    upheld: required(decided.find(({ type }) => type === 1)).id,
    spammer,
    suspended,
    appeal: required(appeals.find(({ profile }) => profile?.id !== suspended)).id,
    ownAppeal,
    question: required(question).id,
    trade: required(trade).id,
    hiddenTrade: required(hiddenTrade).id,
    post: find(({ postId }) => postId !== null).id,
  };
}

interface Acts {
  /** Profile ids. */
  swept: number;
  warned: number;
  now: Date;
}

/** Acts of every kind, which the audit then shows. */
async function actBefore(sendRequest: SendRequest, { swept, warned, now }: Acts): Promise<void> {
  const act = <T = unknown>(method: string, path: string, body: object) =>
    sendRequest<T>('operator', method, `/api/operator/${path}`, body);
  await act('POST', `people/${swept}/sweep`, { trades: 'hide', prices: true, reason: '같은 글을 되풀이해 올림' });
  await act('POST', `people/${warned}/notes`, { text: '오늘도 같은 글이 쉰 개입니다.' });
  const banner = { text: '새 사냥터 안내가 나왔습니다', tone: 'info', isClosable: true, href: '/notice' };
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  await act('POST', 'banners', { ...banner, startsAt: inDays(2), endsAt: inDays(3) });
  const rule = { kind: 'AD', pattern: '나루카페', scope: 'text', verdict: 'review' };
  await act('POST', 'words', rule);
}

/** Refused texts, which are counted by their rules. */
async function writeForbidden(sendRequest: SendRequest, who: Player): Promise<void> {
  for (const comment of REFUSED) {
    const trade = { itemId: 1, tradeType: 1, gameServer: 1, price: 100, comment };
    await sendRequest(who, 'POST', '/api/trades', trade).catch(() => undefined);
  }
}

function required<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new Error('the demo has no such row');
  return found;
}
