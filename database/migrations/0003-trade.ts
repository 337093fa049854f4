import { type Kysely, sql } from 'kysely';

const times = sql.raw(`
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
`);

/** The market: trades, what their prices tell, reports, watches, notifications, live events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profile add column is_sample boolean not null default false`.execute(db);
  await createTrades(db);
  await createQuotes(db);
  await createReports(db);
  await createWords(db);
  await createNotifications(db);
  await createWatches(db);
  await createLiveEvents(db);
}

async function createTrades(db: Kysely<unknown>): Promise<void> {
  await sql`create table trade (
    id integer primary key generated always as identity,
    ${times},
    profile_id integer not null references profile (id),
    item_id integer not null references item (id),
    item_type smallint not null,
    game_server smallint not null check (game_server > 0),
    trade_type smallint not null check (trade_type in (1, 2)),
    price bigint check (price between 1 and 4294967295),
    quantity smallint not null default 1 check (quantity between 1 and 9999),
    durability integer check (durability >= 0),
    pay_method smallint not null default 1 check (pay_method between 1 and 4),
    is_auth boolean not null default false,
    is_negotiation boolean not null default false,
    comment text not null default '',
    status smallint not null default 1 check (status between 1 and 3),
    completed_at timestamptz(3),
    cancelled_at timestamptz(3),
    -- replaced, owner, old, operator, account: why it was cancelled
    cancelled_by text check (cancelled_by in ('replaced', 'owner', 'old', 'operator', 'account')),
    exclude_price boolean not null default false,
    -- an operator's reason to leave the price out of quotes
    price_excluded_reason text,
    counterpart_id integer references profile (id),
    -- the last of creation and pull-up: the order of lists
    lifted_at timestamptz(3) not null,
    -- waiting: last creation, lift or price change; completed: the completion
    counted_at timestamptz(3) not null,
    marked_old_at timestamptz(3),
    hidden_at timestamptz(3),
    hidden_reason text,
    is_sample boolean not null default false,
    check ((status = 2) = (completed_at is not null)),
    check ((status = 3) = (cancelled_at is not null))
  )`.execute(db);
  await sql`create unique index trade_waiting on trade (profile_id, item_id) where status = 1`.execute(db);
  await sql`create index trade_newest on trade (lifted_at desc, id desc) where status in (1, 2) and hidden_at is null`.execute(
    db,
  );
  await sql`create index trade_waiting_newest on trade (lifted_at desc, id desc) where status = 1 and hidden_at is null`.execute(
    db,
  );
  await sql`create index trade_of_type on trade (item_type, lifted_at desc, id desc) where status in (1, 2) and hidden_at is null`.execute(
    db,
  );
  await sql`create index trade_of_item on trade (item_id, lifted_at desc, id desc) where status in (1, 2) and hidden_at is null`.execute(
    db,
  );
  await sql`create index trade_book on trade (item_id, trade_type, price) where status = 1 and hidden_at is null`.execute(
    db,
  );
  await sql`create index trade_deals on trade (item_id, completed_at desc, id desc) where status = 2 and hidden_at is null`.execute(
    db,
  );
  await sql`create index trade_of_profile on trade (profile_id, status, lifted_at desc, id desc)`.execute(db);
  await sql`create index trade_counterpart on trade (counterpart_id) where counterpart_id is not null`.execute(db);
  await sql`create index trade_counted on trade (item_id, counted_at desc) where status in (1, 2)`.execute(db);
  await sql`create index trade_aging on trade (counted_at) where status = 1 and marked_old_at is null`.execute(db);
  await sql`create index trade_marked_old on trade (counted_at) where status = 1 and marked_old_at is not null`.execute(
    db,
  );

  // Every price a trade has stood at: made (1), changed (2), lifted (3). Rows of days are made of it.
  await sql`create table trade_price (
    id bigint primary key generated always as identity,
    trade_id integer not null references trade (id),
    item_id integer not null,
    at timestamptz(3) not null,
    kind smallint not null check (kind between 1 and 3),
    price bigint
  )`.execute(db);
  await sql`create index trade_price_item on trade_price (item_id, at)`.execute(db);
  await sql`create index trade_price_trade on trade_price (trade_id, at)`.execute(db);

  await sql`create table saved_search (
    id integer primary key generated always as identity,
    created_at timestamptz(3) not null default now(),
    profile_id integer not null references profile (id),
    name text not null,
    query text not null,
    unique (profile_id, query)
  )`.execute(db);
}

async function createQuotes(db: Kysely<unknown>): Promise<void> {
  // The current quote of a window, kept until a trade changes it or time takes one out of the window. game_server 0: all.
  await sql`create table quote (
    item_id integer not null references item (id),
    game_server smallint not null,
    days smallint not null,
    computed_at timestamptz(3) not null,
    valid_until timestamptz(3),
    trade_count integer not null,
    sell jsonb not null,
    buy jsonb not null,
    primary key (item_id, game_server, days)
  )`.execute(db);
  await sql`create index quote_popular on quote (game_server, days, trade_count desc, item_id)`.execute(db);
  await sql`create index quote_valid_until on quote (valid_until) where valid_until is not null`.execute(db);

  // Rows of a Korean calendar day. game_server 0: all.
  await sql`create table price_day (
    item_id integer not null references item (id),
    game_server smallint not null,
    day date not null,
    sell_median bigint,
    buy_median bigint,
    completed_median bigint,
    sell_count integer not null,
    buy_count integer not null,
    completed_count integer not null,
    primary key (item_id, game_server, day)
  )`.execute(db);

  // What has changed and is not counted yet; since: the first moment whose rows it touches.
  await sql`create table quote_change (
    id bigint primary key generated always as identity,
    item_id integer not null,
    game_server smallint not null,
    since timestamptz(3) not null,
    -- not before: when a suspension ends; null: now
    due_at timestamptz(3)
  )`.execute(db);
  await sql`create index quote_change_item on quote_change (item_id)`.execute(db);

  await sql`create table manipulated_item (
    item_id integer primary key references item (id),
    created_at timestamptz(3) not null default now(),
    reason text not null,
    operator_user_id uuid not null
  )`.execute(db);

  // Prices of suspended and deleted players do not count, through whichever door they became so; after a suspension they do
  // again. Cancelled trades are in the rows of the days on which they stood.
  await sql`create function note_player_out_of_quotes() returns trigger language plpgsql as $$
    begin
      insert into quote_change (item_id, game_server, since, due_at)
        select item_id, game_server, min(created_at), due.at
        from trade cross join (select null::timestamptz as at union select new.banned_at) as due
        where profile_id = new.id group by item_id, game_server, due.at;
      perform pg_notify('quotes', '{}');
      return null;
    end $$`.execute(db);
  await sql`create trigger profile_out_of_quotes after update of banned_at, deleted_at on profile for each row
    when (old.banned_at is distinct from new.banned_at or old.deleted_at is distinct from new.deleted_at)
    execute function note_player_out_of_quotes()`.execute(db);
}

async function createReports(db: Kysely<unknown>): Promise<void> {
  await sql`create table report (
    id integer primary key generated always as identity,
    ${times},
    deleted_at timestamptz(3),
    trade_id integer references trade (id),
    type smallint not null,
    comment text not null,
    reporter_id integer not null references profile (id),
    reported_id integer not null references profile (id),
    -- open 1, acted upon 2, dismissed 3
    status smallint not null default 1 check (status between 1 and 3),
    -- what the reporter is told
    answer text,
    handled_at timestamptz(3),
    check (reporter_id <> reported_id)
  )`.execute(db);
  await sql`create unique index report_open_pair on report (reporter_id, reported_id) where status = 1 and deleted_at is null`.execute(
    db,
  );
  await sql`create index report_open on report (id desc) where status = 1`.execute(db);
  await sql`create index report_reporter on report (reporter_id, id desc)`.execute(db);
  await sql`create index report_reported on report (reported_id, id desc)`.execute(db);
  await sql`create index report_trade on report (trade_id) where trade_id is not null`.execute(db);
}

async function createWords(db: Kysely<unknown>): Promise<void> {
  await sql`create table word_rule (
    id integer primary key generated always as identity,
    ${times},
    kind text not null check (kind in ('CASH_TRADE', 'AD', 'ABUSE')),
    pattern text not null,
    is_active boolean not null default true,
    unique (kind, pattern)
  )`.execute(db);
  const rules = Object.entries(FORBIDDEN_WORDS).flatMap(([kind, lines]) =>
    patternsOf(lines).map((pattern) => ({ kind, pattern })),
  );
  await sql`insert into word_rule (kind, pattern) select kind, pattern from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb)
    as rule(kind text, pattern text)`.execute(db);
}

async function createNotifications(db: Kysely<unknown>): Promise<void> {
  await sql`create table notification (
    id bigint primary key generated always as identity,
    created_at timestamptz(3) not null default now(),
    profile_id integer not null references profile (id),
    kind text not null,
    title text not null,
    body text not null,
    path text not null,
    -- the same thing is told once
    once text not null,
    read_at timestamptz(3),
    unique (profile_id, once)
  )`.execute(db);
  await sql`create index notification_of_profile on notification (profile_id, id desc)`.execute(db);
  await sql`create index notification_unread on notification (profile_id) where read_at is null`.execute(db);
  await sql`create index notification_created on notification (created_at)`.execute(db);

  await sql`create table push_subscription (
    id integer primary key generated always as identity,
    created_at timestamptz(3) not null default now(),
    profile_id integer not null references profile (id),
    endpoint text not null unique,
    p256dh text not null,
    auth text not null
  )`.execute(db);
  await sql`create index push_subscription_profile on push_subscription (profile_id)`.execute(db);

  await sql`create table webhook (
    profile_id integer primary key references profile (id),
    created_at timestamptz(3) not null default now(),
    url text not null,
    -- the last failure that no retry can mend, in Korean
    fault text
  )`.execute(db);

  // One row per message and way: what has been handed over is not handed over again.
  await sql`create table delivery (
    notification_id bigint not null references notification (id) on delete cascade,
    -- push:ID of the subscription, or webhook
    way text not null,
    -- tries that began and whose end nobody saw, and the one that was seen to arrive
    tries smallint not null,
    sent_at timestamptz(3),
    primary key (notification_id, way)
  )`.execute(db);
}

async function createWatches(db: Kysely<unknown>): Promise<void> {
  await sql`create table watch (
    id integer primary key generated always as identity,
    created_at timestamptz(3) not null default now(),
    profile_id integer not null references profile (id),
    item_id integer not null references item (id),
    game_server smallint not null,
    trade_type smallint not null check (trade_type in (1, 2)),
    -- listing: a trade appears at the price; quote: the quote crosses it
    subject text not null check (subject in ('listing', 'quote')),
    direction text not null check (direction in ('below', 'above')),
    price bigint not null check (price between 1 and 4294967295),
    -- of a quote: whether it stood beyond the price when last looked at
    was_beyond boolean,
    unique (profile_id, item_id, game_server, trade_type, subject, direction, price)
  )`.execute(db);
  await sql`create index watch_item on watch (item_id)`.execute(db);
}

async function createLiveEvents(db: Kysely<unknown>): Promise<void> {
  // Ids are in the order of commits: a lock is held from the insert to the commit.
  await sql`create table live_event (
    id bigint primary key generated always as identity,
    at timestamptz(3) not null default now(),
    topics text[] not null,
    type text not null,
    data jsonb not null
  )`.execute(db);
  await sql`create index live_event_at on live_event (at)`.execute(db);
}

/**
 * What no text of a player may hold, as it is first known; operators add to it. One rule a line: a word, ` -` what it is a harmless
 * part of, ` + ` what must stand beside it, `<…>` a shape.
 */
export const FORBIDDEN_WORDS = {
  CASH_TRADE: `
    현거래 -현거래소 -현거래가격 -현거래가는 -현거래가가
    현금 -현금괴 -현금액 -현금전 -현금시세 -현금반지 -현금강 -현금덩 -현금인 -현금은 -표현금 -구현금 -출현금 -재현금
    현거가능
    현거문의
    현거합
    현거해
    현거환영
    현거만
    현찰
    쌀먹
    쌀멱
    쌀팔이
    계좌 -세계좌 -날개좌 -번개좌
    계자번호
    구좌번호
    입금 -출입금 -가입금 -구입금 -매입금 -수입금 -반입금 -진입금 -유입금 -투입금 -난입금 -도입금 -입금지 -입금반지
    송금 -운송금 -전송금 -발송금 -수송금 -배송금
    무통장
    통장 -통장갑 -보통장 -소통장 -고통장 -전통장 -유통장 -교통장 -직통장
    문상거래
    문상으로
    문상받
    문상삽
    문상팝
    문화상품권
    컬쳐랜드
    상품권
    틴캐시
    해피머니
    기프티콘
    구글기프트
    페이팔
    카카오페이
    네이버페이
    카카오뱅크
    토스뱅크
    카뱅
    국민은행
    신한은행
    우리은행
    하나은행
    기업은행
    케이뱅크
    새마을금고
    농협
    아이템베이
    아템베이
    템베이
    아이템매니아
    아템매니아
    템매니아
    아이템마니아
    바로템
    itembay
    itemmania
    barotem
    계정거래
    계정판매
    계정구매
    계정팝
    계정팔아
    계정삽
    계정삼
    아이디거래
    아이디판매
    아이디팝니다
    아이디삽니다
    게임머니 + 판매
    게임머니 + 매입
    게임머니 + 팝니다
    게임머니 + 삽니다
    게임머니 + 팔아
    머니상
    골드상
    리얼머니
    realmoney
    rmt
    비트코인
    이더리움
    usdt
    대리육성
    육성대행
    ㅎㄱㄹ
    ㅎㄱㄱㄹ
    ㄱㅈㅇㅊ
    ㅎㄱㄹㄱㄴ
    현거ㄱㄴ
    현겨래
    헌거래
    현ㄱㄹ
    현ㄱ래
    현ㄱ거래
    ㅎ거래
    ㅎㄱ거래
    ㅎ금거래
    현금ㄱㄹ
    계ㅈ
    ㄱ좌
    쌀ㅁ
    ㅆ먹
    <account>
  `,
  AD: `
    토토 -도토토리 -토토리 -토토끼 -토토로
    스포츠토토
    도박 -도박쥐 -도박스 -도박물
    카지노
    바카라
    베팅
    홀덤
    슬롯머신
    파워볼
    사다리게임
    먹튀검증
    꽁머니
    첫충
    매충 -구매충 -판매충 -매충동
    릴게임
    총판모집
    충전보너스
    casino
    baccarat
    대출 -최대출 -절대출 -상대출 -반대출 -시대출 -무대출 -초대출 -대출력 -대출발 -대출현 -대출신 -대출몰 -대출장 -대출구 -대출동 -대출입
    급전 -급전사 -급전투 -급전직 -고급전 -시급전 -등급전 -계급전 -승급전 -긴급전 -지급전
    재택알바
    고수익알바
    고액알바
    꿀알바
    부업 + 수익
    재택 + 수익
    리딩방
    주식리딩
    조건만남
    출장안마
    출장마사지
    비아그라
    흥신소
    유흥업소
    프리서버
    프리섭
    사설서버
    오토프로그램
    매크로판매
    매크로팝니다
    매크로배포
    헬퍼판매
    핵판매
    핵배포
    추천인코드
    추천인 + 코드
    구독 + 좋아요
    유튜브 + 구독
    텔레그램
    telegram
    텔레문의
    텔레 + 아이디
    카톡 + 아이디 -아이디어
    카톡 + id
    카톡 + 연락
    카톡 + 문의
    카톡 + 주세요
    카톡추가
    카톡친추
    카톡ㅇㄷ
    카톡ㅇㅇㄷ
    카카오톡 + 아이디 -아이디어
    카카오톡 + id
    카카오톡 + 연락
    카카오톡 + 문의
    카톡주소
    라인 + 아이디 -가이드라인 -온라인 -오프라인 -아이디어
    오픈톡
    오픈카톡
    까톡 + 아이디
    kakao + id
    kakaotalk
    <url>
    <phone>
  `,
  ABUSE: `
    시발 -다시발 -혹시발 -필시발 -역시발 -즉시발 -임시발 -동시발 -도시발 -잠시발 -일시발 -몹시발 -시발점 -시발역 -시발행 -시발표 -시발견 -시발전 -시발동 -시발생 -시발사 -시발휘 -시발송
    씨발 -씨발아
    씨바알
    ㅆㅂ
    ㅅㅂㄴ
    ㅅㅂㅅㄲ
    병신 -문병신 -노병신 -졸병신 -병신장
    병신새끼
    개새끼
    개색기
    씹새
    씹새끼
    좆같
    좆까
    좆밥
    지랄
    엠창
    느금마
    ㄴㄱㅁ
    니애미
    니에미
    느개비
    애미뒤
    창녀
    미친놈
    미친년
    미친새끼
    썅놈
    썅년
    또라이
    찐따
    한남충
    김치녀
    닥쳐 -닥쳐온 -닥쳐오 -닥쳐올
    fuck
    bitch
    motherfucker
  `,
};

/** The rules of one kind, one a line. */
export function patternsOf(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
