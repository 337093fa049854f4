import type { ReadShout } from '#features/trade/shouts/shout.contract.ts';
import { BROADCAST_KIND, type BroadcastKind } from './broadcast.labels.ts';

const JOB = '(?:격수|비격|격|도사|도적|도|전사|전|주술사|주술|주|법사|힐러|무직|아무나|투|궁사)';
const COUNT = '(?:한|두|세|네|[1-9]\\d?) ?(?:분|명|자리|인|님|사람)?';
/** Text that may stand between a job and the word that seeks it: levels, numbers, further jobs, politeness. */
const BETWEEN = `(?:[\\s\\d/,·~+&.!-]|${JOB}|${COUNT}|분들?|명|님|자리|이상|이하|부터|까지|렙|레벨|차|승급|급|좀|만|및|랑|이랑|하고|또는|이나|하나|하실|가능|가능하신|되시는|되는|있으신|계신|계시면|오실|가실|갈|칼승|풀승|지존|선착|빨리|얼른|마지막|막자|추가로?|더|를|을|은|는|이|가|도)*`;
const SEEK =
  '(?:구함|구합|구해|구인|급구|모십|모셔|모심|모집|찾습|찾아|찾음|환영|오세요|오실|오셔|와주세요|와 ?주실|필요|있으면|계신|계시|손 ?들|ㄱㄱ|귓|남음|남았|남습|비었|빔|비어)';
const TOGETHER = '(?:같이|함께|가치)';
const GO =
  '(?:하실|하셔|가실|갈 |가요|가자|갑시다|가쉴|잡으실|잡을|잡아|뛰실|뛸|도실|돌|돌아|사냥|깨실|깰|오실|올 |와서|다니실|즐기실|하자|해요|하쉴|할 )';
const PEOPLE = '(?:분|님|사람|ㅂ|뷴)';

/** Words of turn numbers, which make a shout neither a trade nor a search for people. */
const TURNS = /순번|번호표/;
const GUILD =
  /(?:문파|길드|문원|문파원|가문|세력).{0,24}?(?:모집|모십|모셔|모심|구합|구함|구해|받습|받아|받음|가입|환영|충원|오실|오세요|들어오|들어 ?가고|들어갈|찾습|찾아|찾음|원하시는|함께|같이|초대|연락|귓)/;
const SEEKING_MEMBERS =
  /(?:신입|식구|가족|문파원|문원|길드원)(?:분|님)?(?:을|를|들)? ?(?:[가-힣]{0,6} )?(?:모집|모십|모셔|구합|구함|구해|받습|받아|받음|환영|찾습|찾아)/;
const PARTY_WORDS = new RegExp(
  [
    '파티(?!쿠폰|모자|옷)',
    '팟(?!찌|죽)',
    '템 ?팔 ?분|템 ?주사위|경 ?분배|인원 ?(?:모집|구|받)|그룹 ?(?:사냥|구|모)',
    `${TOGETHER} ?(?:[가-힣0-9]{1,8} ?){0,3}${GO}.{0,8}?${PEOPLE}`,
    `${TOGETHER} ?(?:[가-힣0-9]{1,8} ?){0,2}(?:가요|가자|갑시다|사냥|잡아요|잡자|돌아요|돌자|해요|하자|뛰어요)`,
    `(?:가실|잡으실|뛰실|도실|깨실|사냥하실|사냥 ?가실|합류하실|참여하실|동참하실|따라오실|끼실|들어오실) ?${PEOPLE}`,
    `(?:사냥|왕퀘|퀘|격퇴|토벌|레이드|보스|굴|유적|흉가|던전|층).{0,10}?(?:하실|오실|갈|할) ?${PEOPLE}`,
    `(?:자리|빈자리) ?(?:[가-힣0-9]{1,3} ?){0,2}(?:남음|남았|남습|비었|비어|나요|났|있습니다|있어요|있음|빔)`,
    '(?:[1-9]|한|두|세|네) ?자리(?!수)',
    `(?:격수|도사|주술사?|전사|도적|비격) ?(?:\\d{1,2}(?:렙|레벨)? ?)?(?:놉니다|놀아요|놀고|노는|대기|갑니다|갑니당|데려가|데리고|태워|껴 ?주|끼워|불러 ?주)`,
    '(?:데려가|데리고 ?가|끼워|껴|태워) ?(?:주세요|주실|줘요|주셈)',
    `(?:쩔|버스) ?(?:[가-힣]{1,4} ?)?(?:구함|구합|구해|해 ?주|태워|받습|받아)`,
    `(?:^|[^가-힣])(?:격|도|주|전|비격|도사|주술|격수)[1-4](?![\\d만천층]).{0,12}?(?:${SEEK}|$|[격도주전][1-4])`,
  ].join('|'),
);
const SOUGHT_JOB = new RegExp(`(?:^|[^가-힣])(?:격수|비격|도사|도적|전사|주술사|주술|힐러)(?:님|분)?${BETWEEN}${SEEK}`);
const SEEK_BEFORE = new RegExp(
  `(?:구함|구합니다|구해요|급구|모집|모십니다|찾습니다|찾아요) ?[:)\\]>~-]? ?${JOB}(?![가-힣])`,
);

/** Words of a trade for money whose item is not known. */
const TRADE_WORDS =
  /(?:^|[^가-힣])(?:팝니다|팝니당|팝니닷|팔아요|팔아여|삽니다|삽니당|사요|판매|구매|매입|급처|팜|교환|ㅍㅍ|ㅅㅅ)|[가-힣](?:팝니다|팝니당|삽니다|삽니당|판매합|구매합|매입합|급처|팔아요)|(?:^|\s)[ㅍㅅ](?=\s|\d|$|\))/;

/** Decides the kind of a shout before its contents are interpreted (contract §16). */
export function toBroadcastKind(message: string, read: ReadShout): BroadcastKind {
  if (TURNS.test(message)) return BROADCAST_KIND.other;
  if (GUILD.test(message) || SEEKING_MEMBERS.test(message)) return BROADCAST_KIND.party;
  if (isSearch(message, read)) return BROADCAST_KIND.party;
  return isTrade(message, read) ? BROADCAST_KIND.trade : BROADCAST_KIND.other;
}

function isSearch(message: string, read: ReadShout): boolean {
  return (
    PARTY_WORDS.test(message) || SOUGHT_JOB.test(message) || (SEEK_BEFORE.test(message) && read.items.length === 0)
  );
}

function isTrade(message: string, { tradeType, items, price, flags }: ReadShout): boolean {
  if (tradeType !== null) return true;
  const isOffer = flags.some((flag) => flag === 'OFFER' || flag === 'BARTER');
  if (items.length > 0 && (price !== null || isOffer)) return true;
  return TRADE_WORDS.test(message) && !flags.includes('PRICE_ASKED');
}
