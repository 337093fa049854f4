import { type Kysely, sql } from 'kysely';
import { FORBIDDEN_WORDS, patternsOf } from './0003-trade.ts';

/** Gambling was advertising until it became a kind of its own. */
const GAMBLING_UNTIL_NOW =
  '토토 스포츠토토 도박 카지노 바카라 베팅 홀덤 슬롯머신 파워볼 사다리게임 먹튀검증 꽁머니 첫충 매충 릴게임 총판모집 충전보너스 casino baccarat'.split(
    ' ',
  );

/** What rules see since game money is no goods; one rule a line, as in the migration that brought the words. */
const ADDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CASH_TRADE: {
    refuse: `
      <rate>
      <won>
      <money> + <ratio>
      원화거래
      원화가능
      원화로
      원화받
      토스로
      토스ㄱㄱ
      토스ㄱㄴ
      문상ㄱㄴ
      문상가능
      문상환영
      깊카
      깊콘
      템베 -템베스트
      템매안전
      템매거래
      ㅇㅌㅂㅇ
      ㅇㅌㅁㄴㅇ
      무통ㄱㄴ
      무통가능
      무통입금
      쌀ㄱㄱ
      쌀로거래
      헌금ㄱㄴ
      선이체
      본캐팝니다
      본캐팔아
      부캐팝니다
      부캐팔아
      캐릭팝니다
      캐릭팔아
      캐릭삽니다
      헌겨래
      현물거래
      현찰거래
      현금화
      헌금거래
      헌금으로
      헌금만
      헌금가능
      헌금환영
      헌금받
      헌금문의
      헌금팜
      헌금팝
      헌금삽
      현질가능
      현질환영
      현질로
      현질받
      현질팜
      현질팝
      현질삽
      현질거래
      이체 -이체력 -이체마 -이체형 -이체험 -이체스 -이체감 -일심이체
      쌀거래
      쌀교환
      쌀가능
      쌀환영
      쌀문의
      쌀받
      쌀만받
      쌀로팜
      쌀로팝
      쌀로삽
      쌀로삼
      쌀로받
      쌀ㄱㄴ
      싸르먹
      쌀먹러
      계정 + 팝니다 -계정팔찌
      계정 + 삽니다
      계정 + 판매
      아이디 + 팝니다 -아이디어
      아이디 + 삽니다 -아이디어
      아이디 + 판매 -아이디어
      매니아시세
      베이시세
      매니아에서거래
      핀번호
      대리사냥
      현금으로
      문상권
      문상 + 만원권
      토스송금
      금전 + 매입최고가
      골드 + 매입최고가
      디코 + <money>
      ㄷㅋ + <money>
      디스코드 + <money>
      디코 + 현금
      디코 + 계좌
      ㄷㅋ + 현금
    `,
    review: `
      <sale>
      쌀주세요
      ㅎㄱ
      원화 -원화지
      헌금 -헌금속 -헌금반지 -헌금투구 -헌금팔 -헌금목 -헌금괴 -헌금은 -헌금함
      현질 -현질문
    `,
  },
  AD: {
    refuse: `
      프섭 -프섭섭
      텔레 -텔레포트 -텔레파시 -텔레비 -텔레토비 -텔레칩
      매크로월
      매크로월정
      매크로정액
      매크로하루
      매크로주간
      매크로대여
      매크로임대
      매크로무료
      매크로팔아
      매크로팔아요
      매크로삽니다
      핵프로그램
      자동사냥기
      톡아이디
      오카링크
      자동사냥 + 팔아요
      자동사냥 + 팝니다
      자동사냥 + 판매
      프로그램 + 팝니다
      프로그램 + 팔아요
      핵팝니다 -의핵팝니다
      핵팔아 -의핵팔아
      스핵
      카톡 + ㅇㄷ
      카톡 + <id>
      까톡 + <id>
      카카오톡 + <id>
      카카오톡 + 친추
      ㅋㅌ + <id>
      라인 + <id> -온라인 -오프라인 -가이드라인
      디코 + <id>
      디코 + <url>
      디코 + 아이디 -아이디어
      ㄷㅋ + <id>
      ㄷㅋ + <url>
      ㄷㅋ + ㅇㄷ
      디스코드 + <id>
      디스코드 + 아이디 -아이디어
      discord + <id>
      오픈톡방
      옾챗
      오픈채팅
      추천인 + 적어
      추천인 + 입력
      추천인 + <id>
      카페 + 가입
      재택알바
      알바 + 일당
      알바모집
    `,
    review: `
      디코 -디코팅 -디코딩 -오디코
      ㄷㅋ
      톡으로연락
    `,
  },
  GAMBLING: {
    refuse: `
      홀짝 -홀짝수 -홀짝성
      주사위 + 베팅
      섯다
      섰다판
      포커방
      판돈 -판돈아니
      도박장
      먹튀없
      바다이야기 + 게임
      유출픽
      놀이터 + 먹튀
    `,
    review: `
      ㅌㅌ
    `,
  },
  ABUSE: {
    refuse: `
      ㅅㅂ
      ㅂㅅ아
      븅신 -문븅신
      좃같
      ㅈ같
      ㅈㄹ하
      존나 -존나단
      씌발
      씨이발
      시바알
      새끼들아
      새끼야
      정신병자
      애미없
      니애미
      개같은년
      개같은놈
      호로새끼
      후레자식
      등신아
      꺼져병신
      씹년
      18놈
      빙신
      개쉐끼
      개쉑
      엿먹
    `,
    review: `
      졸라 -졸라맨
      염병
      ㅂㅅ
      ㅈㄴ
    `,
  },
};

/** Harmless words that a rule hit, by its first word. */
const HARMLESS: Readonly<Record<string, string>> = {
  병신: '-병신년말 -병신도',
  지랄: '-지랄탄',
  도박: '-도박사',
  대출: '-대출하지',
  급전: '-급전개',
  통장: '-통장수',
  계좌: '-계좌우',
  시발: '-시발굴',
};

export interface FirstRule {
  kind: string;
  pattern: string;
  verdict: 'refuse' | 'review';
}

/** The rules that a new site begins with, after this migration. */
export const FIRST_RULES: readonly FirstRule[] = [
  ...Object.entries(FORBIDDEN_WORDS).flatMap(([kind, lines]) =>
    patternsOf(lines).map((line): FirstRule => {
      const more = HARMLESS[firstWord(line)];
      const pattern = more === undefined ? line : `${line} ${more}`;
      return { kind: kindOf(kind, pattern), pattern, verdict: 'refuse' };
    }),
  ),
  ...addedRules(),
];

function firstWord(pattern: string): string {
  return pattern.split(' ')[0] ?? '';
}

function kindOf(kind: string, pattern: string): string {
  return kind === 'AD' && GAMBLING_UNTIL_NOW.includes(firstWord(pattern)) ? 'GAMBLING' : kind;
}

function addedRules(): FirstRule[] {
  return Object.entries(ADDED).flatMap(([kind, byVerdict]) =>
    (['refuse', 'review'] as const).flatMap((verdict) =>
      patternsOf(byVerdict[verdict] ?? '').map((pattern) => ({ kind, pattern, verdict })),
    ),
  );
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table word_rule drop constraint word_rule_kind_check`.execute(db);
  await sql`alter table word_rule add constraint word_rule_kind_check check (kind in ('CASH_TRADE', 'AD', 'GAMBLING', 'ABUSE'))`.execute(
    db,
  );
  // An operator's own rule of the same words stays what it is.
  await sql`alter table word_rule add column scope text not null default 'both' check (scope in ('text', 'shout', 'both'))`.execute(
    db,
  );
  await sql`update word_rule set kind = 'GAMBLING' where kind = 'AD' and split_part(pattern, ' ', 1) = any(${GAMBLING_UNTIL_NOW})
    and not exists (select from word_rule as other where other.kind = 'GAMBLING' and other.pattern = word_rule.pattern)`.execute(
    db,
  );
  for (const [word, more] of Object.entries(HARMLESS)) {
    await sql`update word_rule set pattern = pattern || ' ' || ${more}
      where split_part(pattern, ' ', 1) = ${word} and pattern not like '%+%' and position(${more} in pattern) = 0`.execute(
      db,
    );
  }
  await sql`insert into word_rule (kind, pattern, verdict)
    select kind, pattern, verdict from jsonb_to_recordset(${JSON.stringify(addedRules())}::jsonb)
      as rule(kind text, pattern text, verdict text)
    on conflict (kind, pattern) do nothing`.execute(db);
  // A text whose verdict was `review`: published at once, looked at by an operator.
  await sql`create table word_review (
    id integer primary key generated always as identity,
    created_at timestamptz(3) not null,
    -- what the text belongs to: trade:12, profile:3
    subject text not null,
    text text not null,
    kind text not null check (kind in ('CASH_TRADE', 'AD', 'GAMBLING', 'ABUSE')),
    word text not null,
    profile_id integer not null references profile (id),
    -- waiting 1, kept 2, hidden 3
    status smallint not null default 1 check (status between 1 and 3),
    handled_at timestamptz(3)
  )`.execute(db);
  await sql`create index word_review_waiting on word_review (id desc) where status = 1`.execute(db);
  await sql`create index word_review_profile on word_review (profile_id)`.execute(db);
}
