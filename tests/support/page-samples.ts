import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Profile } from '#features/people/profiles/profile.contract.ts';
import type { LayoutName } from '#features/shell/layouts/layout.contract.ts';

export interface PageSample {
  /** The pattern in `src/app/routes.ts`. */
  route: string;
  path: string;
  title: string;
  shows: readonly string[];
  jsonLd: readonly string[];
  layout: LayoutName;
  canonical?: string;
  /** false: `noindex`. */
  isListed?: boolean;
  isGuarded?: boolean;
  /** Only its text differs from another page's, so one of them is walked through in a browser. */
  isAlike?: boolean;
  /** The accessible name of a form that comes after hydration. */
  lateForm?: string;
}

/** The item of the main journey: it is dropped, is a material, and skills need it. */
export const PUMPKIN = '진호박';

const FIRST_QUEST = '직업 선택';

/** One of each kind of page. */
export function pageKinds(catalog: Catalog): PageSample[] {
  return pageSamples(catalog).filter(({ isAlike = false }) => !isAlike);
}

export function pageSamples(catalog: Catalog): PageSample[] {
  const pumpkin = named(catalog.items, PUMPKIN);
  const skill = named(catalog.skills, '공력증강');
  const dungeon = named(catalog.dungeons, '원숭이왕굴');
  const monster = catalog.monstersOfDungeon(dungeon.id).find(({ name }) => name === '부자원숭이');
  const town = named(catalog.maps, '국내성');
  const sword = named(catalog.items, '진월신검');
  const regionName = catalog.regions.find(({ id }) => id === dungeon.region)?.name ?? '';
  if (!monster) throw new Error('the facts know no 부자원숭이');
  return [
    {
      route: '/',
      path: '/',
      title: '바람나루',
      shows: ['오늘의 나루', '많이 찾는 이름', '승급 계획', '첫 시세 만들기', PUMPKIN],
      jsonLd: ['WebSite', 'Organization'],
      layout: 'default',
    },
    scrolled('/items', '/items', '아이템', ['무기', '재료']),
    scrolled('/items/types/:type', '/items/types/10', '재료', [PUMPKIN]),
    scrolled(
      '/items/:id',
      `/items/${pumpkin.id}`,
      PUMPKIN,
      ['나오는 곳', '부자원숭이', '진월신검', '흡성대법'],
      ['Thing', 'BreadcrumbList'],
    ),
    scrolled('/skills', '/skills', '기술', ['공력증강', '백호참']),
    scrolled('/skills/:id', `/skills/${skill.id}`, '공력증강', [String(skill.reqLv)]),
    scrolled('/dungeons/regions/:id', `/dungeons/regions/${dungeon.region}`, regionName, ['원숭이왕굴', '부자원숭이']),
    scrolled('/monsters/:id', `/monsters/${monster.id}`, '부자원숭이', ['원숭이왕굴', PUMPKIN]),
    {
      ...scrolled('/recipe', `/recipe?item=${sword.id}`, `${sword.name} 조합`, ['평균 재료비', PUMPKIN, '조합 순서도']),
      canonical: `/recipe?item=${sword.id}`,
    },
    scrolled('/recipe', '/recipe', '조합', ['진월신검', PUMPKIN]),
    scrolled('/maps', '/maps', '지도', ['국내성']),
    scrolled('/maps/route', '/maps/route', '길찾기', ['국내성 → 문어장군굴', '예시']),
    scrolled('/maps/:code', `/maps/${town.code}`, '국내성', ['국내성']),
    {
      ...scrolled('/maps-back/:id', `/maps-back/${town.id}`, '국내성', ['국내성']),
      canonical: `/maps/${town.code}`,
    },
    {
      route: '/sources',
      path: '/sources',
      title: '자료와 신뢰도',
      shows: ['높음', '낮음', '지도 출입구'],
      jsonLd: [],
      layout: 'default',
    },
    {
      route: '/browsers',
      path: '/browsers',
      title: '지원하는 브라우저',
      shows: ['17.4 이상', '삼성 인터넷', '더 오래된 브라우저'],
      jsonLd: [],
      layout: 'default',
      isListed: false,
    },
    {
      route: '/tooltips',
      path: '/tooltips',
      title: '다른 사이트에 카드 달기',
      shows: ['/tooltips.js', 'data-baramnaru', '막아 둔 사이트'],
      jsonLd: [],
      layout: 'default',
    },
    scrolled('/shortcuts', '/shortcuts', '단축키', ['단축키', '발밑 물건 줍기', '사고팔기', '도토리 10개 줘']),
    calculator('/calc/exp-back', '경험치→체마', ['4,967,295', '모두 체력으로', '모두 마력으로', '남는 경험치']),
    calculator('/calc/exp', '경험치 계산기', ['모아야 할 경험치', '2,600,000,000', '잡을 마릿수', '지금 레벨']),
    {
      route: '/quests',
      path: '/quests',
      title: '퀘스트',
      shows: [FIRST_QUEST],
      jsonLd: [],
      layout: 'default',
    },
    {
      route: '/quests/:id',
      path: '/quests/1',
      title: FIRST_QUEST,
      shows: ['도토리 10개'],
      jsonLd: [],
      layout: 'default',
    },
    {
      ...scrolled('/calc/hp-mp-table', '/calc/hp-mp-table', '체력·마력 표', [
        '1,400,000',
        '720,000,000,000',
        '반고의심장',
        '백호참',
        '지금',
      ]),
      layout: 'calc-menu',
    },
    {
      ...scrolled('/calc/kingQuest/:slug', '/calc/kingQuest/buyeo', '부여왕 왕퀘 계산기', [
        '처녀귀신',
        '왕의저주',
        '가는 길',
      ]),
      layout: 'calc-menu',
    },
    calculator('/calc/drop', '드롭 확률 계산기', ['100번에 한 번 이상', '63.4', '수룡의비늘', '알려지지 않았습니다']),
    calculator('/calc/timers', '보스 타이머', ['수렴귀', '길림동굴', '약 3시간', '자바스크립트를 켜야']),
    calculator('/calc/plan', '승급 계획', ['검객 칼승', '14,000,000,000', '부여 흉가', '쥐왕', '백호참']),
    calculator('/calc/split', '정산 계산기', ['한 몫', '돈 가진 사람', '나머지', '합계']),
    calculator('/calc/skills', '기술 재료 계산기', ['도토리', '백호령', '모을 재료']),
    notice('/notice/terms', '이용약관', ['현금 거래를 금지합니다', '대한민국 법', '시행일']),
    notice('/notice/policy', '개인정보 처리방침', ['sb-baramnaru-auth-token', '만 14세 미만', '시행일']),
    notice('/notice/ask', '문의', ['정지 이의', '자바스크립트를 켜고']),
    listed('/guides', '길잡이', ['처음 99까지', '승급 준비', '안전하게 거래하기']),
    {
      ...listed('/guides/1', '처음 99까지 (길잡이)', ['레벨 5까지', '다람쥐', '틀린 정보 제보', '이 글에 나오는 것']),
      route: '/guides/:id',
      jsonLd: ['Article', 'BreadcrumbList'],
    },
    listed('/events', '소식', ['행사', '내 달력에 넣기', '오늘']),
    listed('/patchNotes', '패치노트', ['패치노트', '월별·검색']),
    listed('/patchNotes/index-back', '지난 패치노트', ['찾기']),
    notice('/notice', '공지', ['길잡이', '이용 규칙']),
    alike('/notice/ban', '이용 제한 안내', ['정지된 동안에도', '이의를 제기하려면']),
    alike('/notice/change-profile', '캐릭터 바꾸기', ['30일에 한 번']),
    alike('/notice/login', '로그인 안내', ['90일', '계정을 잃었을 때']),
    alike('/notice/message', '귓속말·연락 안내', ['귓말 보내기']),
    alike('/notice/mute', '채팅·글 제한 안내', ['막히는 말의 종류']),
    alike('/notice/partnership', '제휴', ['비공식 팬 사이트']),
    notice('/notice/report', '신고 방법', ['증거를 먼저 남기세요']),
    notice('/notice/rule', '이용 규칙', ['이용약관']),
    notice('/notice/scam', '사기 주의', ['떨어뜨리기 전에', '당했다면']),
    alike('/notice/trade', '거래 안내', ['안전하게 주고받는 순서', '금괴']),
    unlisted('/login', '로그인', ['로그인 방법', '비밀번호를 받거나 보관하지 않습니다']),
    unlisted('/login/nickname', '닉네임으로 로그인', ['테스트용']),
    {
      ...unlisted('/me', '내 정보', ['내 캐릭터', '내 장비', '즐겨찾기', '최근 본 아이템', '로그인한 기기']),
      isGuarded: true,
    },
    scrolled('/trade', '/trade', '거래', ['팝니다', '삽니다', '내 매물']),
    scrolled(
      '/trade/:id',
      `/trade/${pumpkin.id}`,
      `${PUMPKIN} 시세와 거래`,
      ['가격 추이', '올라온 매물', '체결', '가격 알림', '나오는 곳'],
      ['WebPage', 'BreadcrumbList'],
    ),
    {
      ...scrolled('/broadcast', '/broadcast', '사자후', [
        '시세에는 넣지 않습니다',
        '아직 외침이 없습니다',
        '키워드 알림',
      ]),
      isListed: false,
    },
    scrolled('/party', '/party', '파티', ['모집 중', '파티 만들기', '아무 데나', '분배 방식', '템팔분']),
    scrolled('/guilds', '/guilds', '문파', ['문파 만들기', '새로 생긴 문파부터', '내 문파'], ['ItemList']),
    {
      ...scrolled('/guilds/new', '/guilds/new', '문파 만들기', ['자바스크립트가 필요합니다']),
      isListed: false,
      isGuarded: true,
      lateForm: '문파 만들기',
    },
    {
      ...scrolled('/trade/register', '/trade/register', '거래 올리기', ['아이템 선택', '자바스크립트가 필요합니다']),
      isListed: false,
      isGuarded: true,
    },
    {
      ...scrolled('/trade/register/:id', `/trade/register/${pumpkin.id}`, `${PUMPKIN} 거래 올리기`, [
        PUMPKIN,
        '아이템과 가격',
        '수량과 조건',
        '지금 시세',
        '자바스크립트가 필요합니다',
      ]),
      isListed: false,
      isGuarded: true,
    },
    {
      ...unlisted('/settlements/new', '정산', ['판매 내역', '나누기', '자바스크립트를 켜야']),
      route: '/settlements/:id',
      isGuarded: true,
    },
    { ...unlisted('/me/trades', '내 거래', ['거래 올리기', '자바스크립트를 켜야']), isGuarded: true },
    { ...unlisted('/notifications', '알림', ['받은 알림', '내 가격 알림', '알림을 받는 곳']), isGuarded: true },
    unlisted('/confirm', '로그인 확인', ['로그인을 마치고 있습니다']),
    unlisted('/geniee', '광고 자리', ['왼쪽', '오른쪽', '아래']),
    { ...unlisted('/geniee/1', '왼쪽 광고 자리', ['왼쪽']), route: '/geniee/:number', isAlike: true },
    unlisted('/geniee/test', '광고 시험', ['광고 시험']),
    unlisted('/cache-test', '저장된 페이지', ['빌드', '자료 버전', '비율']),
    unlisted('/test', '브라우저 상태', ['자바스크립트를 켜야']),
    {
      route: '/maintenance',
      path: '/maintenance',
      title: '점검 중',
      shows: ['점검 중입니다'],
      jsonLd: [],
      layout: 'default',
      isListed: false,
    },
  ];
}

/** Only a database has players: callers create one first. */
export function playerSample({ userId, name }: Pick<Profile, 'userId' | 'name'>): PageSample {
  return {
    route: '/profiles/:userId',
    path: `/profiles/${userId}`,
    title: name,
    shows: [name, '다음 승급까지', '가입일'],
    jsonLd: ['ProfilePage'],
    layout: 'default',
  };
}

export function tradeSample({ id }: { id: number }): PageSample {
  return {
    ...scrolled('/trade/view/:id', `/trade/view/${id}`, `${PUMPKIN} 팝니다`, [
      '연락하기',
      '올린 사람',
      '안전하게 주고받기',
      '나눠 거래하기',
      '금괴 1,000전',
    ]),
    jsonLd: ['BreadcrumbList'],
  };
}

export function guildSample({ id, name }: { id: number; name: string }): PageSample {
  return scrolled(
    '/guilds/:id',
    `/guilds/${id}`,
    `${name} 문파`,
    ['찾는 사람', '90 이상', '가입 신청', '토요일 밤에 흑룡을 잡습니다', '문파원 2', '운영진', 'discord.gg/naru'],
    ['Organization', 'BreadcrumbList'],
  );
}

export function partySample({ id, dungeon }: { id: number; dungeon: string }): PageSample {
  return scrolled('/party/:id', `/party/${id}`, `${dungeon} 2층 파티`, [
    '모집 중',
    '격수 1, 도사 1',
    '템팔분',
    '파티장',
  ]);
}

function unlisted(path: string, title: string, shows: string[]): PageSample {
  return { route: path, path, title, shows, jsonLd: [], layout: 'default', isListed: false };
}

export function noticeSample(id: number): PageSample {
  return {
    ...notice(`/notice/${id}`, '견본 공지', ['본문입니다.']),
    route: '/notice/:id',
    jsonLd: ['Article', 'BreadcrumbList'],
  };
}

export function patchNoteSample(id: number): PageSample {
  return {
    ...listed(`/patchNotes/${id}`, '견본 패치', ['본문입니다.']),
    route: '/patchNotes/:id',
    jsonLd: ['Article', 'BreadcrumbList'],
  };
}

export function eventSample(id: number): PageSample {
  return {
    ...listed(`/events/${id}`, '견본 행사 (행사)', ['본문입니다.', '내 달력에 넣기']),
    route: '/events/:id',
    jsonLd: ['Event', 'BreadcrumbList'],
  };
}

function listed(path: string, title: string, shows: string[]): PageSample {
  return { route: path, path, title, shows, jsonLd: [], layout: 'default' };
}

function scrolled(route: string, path: string, title: string, shows: string[], jsonLd: string[] = []): PageSample {
  return { route, path, title, shows, jsonLd, layout: 'with-scroll-top' };
}

function calculator(path: string, title: string, shows: string[]): PageSample {
  return { route: path, path, title, shows, jsonLd: ['BreadcrumbList'], layout: 'calc-menu' };
}

function alike(path: string, title: string, shows: string[]): PageSample {
  return { ...notice(path, title, shows), isAlike: true };
}

function notice(path: string, title: string, shows: string[]): PageSample {
  return { route: path, path, title, shows, jsonLd: [], layout: 'notice-title' };
}

/** @throws {Error} when the facts no longer contain the name: choose other samples then */
export function named<Row extends { name: string }>(rows: readonly Row[], name: string): Row {
  const found = rows.find((row) => row.name === name);
  if (!found) throw new Error(`the facts know no ${name}`);
  return found;
}
