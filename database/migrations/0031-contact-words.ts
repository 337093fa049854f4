import { type Kysely, sql } from 'kysely';
import { patternsOf } from './0003-trade.ts';
import { FIRST_RULES, type FirstRule } from './0007-words.ts';

/** Contacts and trade for cash as they are disguised in comments; one rule a line. Players' texts alone: shouts have their own. */
const ADDED: Readonly<Record<string, Readonly<Record<FirstRule['verdict'], string>>>> = {
  CASH_TRADE: {
    refuse: `
      <voucher>
      현금결제
      현금박치기
      현긂
      현굼
      현긍 -표현긍
      현큼
      현끄음
      현그음
      헌끔
      횬금
      햔금
      혐금
      cashonly
      paypal
      hyeongeum
      hyungeum
      hyungum
      hyunkeum
      hyunkum
      hyeongeorae
      hyungeorae
      hyunjil
      munsang
      moonsang
      gyejwa
      kyejwa
      ipgeum
      songgeum
      ssalmeok
      현걸래
      현갸래
      현고래
      횬거래
      햔거래
      형거래
      혀느금
      헌질
      햔질
      횬질
      헌찰
      햔찰
      문쌍
      ㅁㅅ권
      ㅁㅅㄱㄴ
      컬처랜드
      컬쳐캐쉬
      컬처캐쉬
      도서문화
      깊티
      기프트카드
      구글기카
      배민쿠폰
      스벅쿠폰
      네페
      카페이 -카페이름 -카페이용
      케뱅
      토뱅
      페이코
      삼성페이
      토스가능
      토스되
      토스됨
      토스받
      토스환영
      토스거래
      토스이체
      토스아이디
      가상계좌
      계죄번호
      계번 -기계번 -세계번
      코인결제
      코인으로
      코인거래
      테더
      비트로
      이체가능
      번개장터
      번장 -번장비 -번장소 -번장면 -번장터
      당근마켓
      당근거래
      당근으로
      당근에서
      당근 + 올려
      당근 + 올릴
      당근 + 채팅
      매냐
      ㅁㄴㅇ
      템ㅂㅇ
      현거되
      현거가능
      현거합
      현거해
      현거로
      당근결제
      중고나라
      아이템배이
      아이템천국
      아이템ㅁㄴㅇ
      ㅇㅌㅁㄴㅇ
      ㅂㄹㅌ
      ㅇㅌㅂㅇ
      핀번호
      핀사진
      신한으로
      농협으로
      국민은행으로
      카뱅으로
      토스로
      원단위
      템매니아
      템메니아
      매니아에서
      매니아로 -매니아로서 -매니아로써
      매니아거래
      매니아에올
      매니아등록
      베이 + 시세 -베이지 -베이스
      부주 + 구함 -부주문 -부주술 -부주세 -부주시 -부주면 -부주셈 -부주고
      부주 + 구해 -부주문 -부주술 -부주세 -부주시 -부주면 -부주셈 -부주고
      부주 + 구합 -부주문 -부주술 -부주세 -부주시 -부주면 -부주셈 -부주고
      부주 + 가능 -부주문 -부주술 -부주세 -부주시 -부주면 -부주셈 -부주고
      부주 + 합니다 -부주문 -부주술 -부주세 -부주시 -부주면 -부주셈 -부주고
      부주 + 해드 -부주문 -부주술 -부주세 -부주시 -부주면 -부주셈 -부주고
      대리렙업
      대리레벨업
      대리승급
      대리퀘
      대리뛰
      대리해드
      대리로키워
      대리사냥
      계정대여
      계정양도
      계정 + 팝니다
      계정 + 팔아
      계정 + 팔게
      계정 + 판매
      계정 + 삽니다
      계정 + 양도
      계정 + 가져가
      계정 + 만원
      계정구합
      계정구해
      계정구함
      계정사요
      캐릭 + 판매
      캐릭 + 구매
      본주 + 판매 -기본주 -일본주 -표본주
      본주 + 팝니다 -기본주 -일본주 -표본주
      아이디 + 팔아 -아이디어
      아이디 + 구매 -아이디어
      아이디 + 양도 -아이디어
    `,
    review: `
      <cash>
      cash
    `,
  },
  AD: {
    refuse: `
      <handle>
      <messenger> + <id>
      <messenger> + <contact>
      <app> + <id>
      <app> + 아이디 -아이디어
      <app> + 친추
      밴드 + 가입
      <discord> + <id>
      <discord> + <url>
      핸펀
      핸폰
      카카오채널
      채널추가
      라인으로 -라인으로서
      네이버 + 검색
      네이버에검색
      <app> + id
      연락처 + 주시면
      연락처 + 주세
      연락처 + 남겨
      연락처 + 알려
      번호남겨
      번호주시면
      번호드릴
      전화드릴
      문자드릴
      네이버카페
      네이버밴드
      이멜주소
      이메일주소
      메일주소
      구글폼
      톡디
      카디 + <id>
      톡아디
      톡id
      톡친
      톡추가
      톡주세
      톡주셈
      톡주삼
      톡줘
      톡ㄱㄱ
      톡남겨
      ㅌㄷ주세요
      오픈카톡
      오픈카카오
      오카방
      오챗
      ㅇㅍㅊㅌ
      openchat
      옾챗방
      폰번호
      핸드폰번호
      휴대폰번호
      전화번호
      전번 + 주세
      전번 + 남겨
      전번 + 알려
      전번 + 교환
      폰번
      문자주세요
      문자주셈
      문자줘
      전화주세요
      전화줘
    `,
    review: `
      ㅋㅌ
      ㅋㅋㅇㅌ
      ㅇㅍㅌ
      ㅇㅍㅊ
      옵챗
      옾챗
      옾카방
      뒤코
      ㅌㄷ
      ㄷㅅㅋㄷ
      딧코
      d코
      뒤스코드
      디쓰코드
      디스코드 + 초대
      디스코드 + 친추
      톡으로
      위챗
    `,
  },
};

/** Harmless words that a rule hit, by its first word. */
const HARMLESS: Readonly<Record<string, string>> = {
  이체: '-이체격 -이체급 -이체질 -이체온 -이체널',
  송금: '-송금기능',
  우리은행: '-우리은행앞 -우리은행옆 -우리은행나무 -우리은행에서',
  바로템:
    '-바로템드 -바로템줄 -바로템주 -바로템받 -바로템을 -바로템이 -바로템은 -바로템넘 -바로템먹 -바로템나 -바로템가',
};

/** What this migration adds to the rules that a new site begins with. */
const CONTACT_RULES: readonly FirstRule[] = Object.entries(ADDED).flatMap(([kind, byVerdict]) =>
  (['refuse', 'review'] as const).flatMap((verdict) =>
    patternsOf(byVerdict[verdict]).map((pattern) => ({ kind, pattern, verdict })),
  ),
);

/** The rules that a new site begins with, after this migration. */
export const ALL_RULES: readonly FirstRule[] = [
  ...FIRST_RULES.map((rule) => {
    const more = HARMLESS[rule.pattern.split(' ')[0] ?? ''];
    return more === undefined || rule.pattern.includes('+') ? rule : { ...rule, pattern: `${rule.pattern} ${more}` };
  }),
  ...CONTACT_RULES,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [word, more] of Object.entries(HARMLESS)) {
    await sql`update word_rule set pattern = pattern || ' ' || ${more}
      where split_part(pattern, ' ', 1) = ${word} and pattern not like '%+%' and position(${more} in pattern) = 0`.execute(
      db,
    );
  }
  // An operator's own rule of the same words stays what it is.
  await sql`insert into word_rule (kind, pattern, verdict, scope)
    select kind, pattern, verdict, 'text' from jsonb_to_recordset(${JSON.stringify(CONTACT_RULES)}::jsonb)
      as rule(kind text, pattern text, verdict text)
    on conflict (kind, pattern) do nothing`.execute(db);
}
