import { JOB_NAMES } from '#shared/jobs.ts';
import { itemTypeParams } from '../items/item-type.params.ts';
import type { SearchEntry } from './search.contract.ts';

/** Current titles and headings of articles. */
export interface ContentSnapshot {
  /** Changes whenever the entries do. */
  readonly version: string;
  readonly entries: readonly SearchEntry[];
}

/** A page or tool that players search by their own words. */
export interface SearchPage {
  /** Position of the page in this list; it never changes. */
  id: number;
  path: string;
  name: string;
  detail: string;
  words: readonly string[];
}

const page = (path: string, name: string, detail: string, words: string): Omit<SearchPage, 'id'> => ({
  path,
  name,
  detail,
  words: words === '' ? [] : words.split(','),
});

/** Indexed by the number of the type. */
const TYPES = [
  '무기',
  '갑옷',
  '방패',
  '투구',
  '손 장비',
  '보조 장비',
  '음식·술',
  '일반',
  '사용',
  '화폐',
  '재료',
  '특수',
];
/** Equipment is restricted by job. */
const WORN = TYPES.slice(0, 6).map((name, type) => ({ name, path: `/items/types/${type}` }));
const JOBS = JOB_NAMES.map((name, job) => ({ name, job })).slice(1);

/** `무기 시세`, `전사 무기`, `전사 무기 시세`, `전사 조합`. */
const LISTS = [
  ...WORN.map(({ name, path }) => page(itemTypeParams.link(path, { sort: '-quote' }), `${name} 시세`, '시세', '')),
  ...JOBS.flatMap(({ name, job }) => [
    ...WORN.flatMap((type) => [
      page(itemTypeParams.link(type.path, { job }), `${name} ${type.name}`, '도감', ''),
      page(itemTypeParams.link(type.path, { job, sort: '-quote' }), `${name} ${type.name} 시세`, '시세', ''),
    ]),
    page(`/recipe?job=${job}`, `${name} 조합`, '조합', ''),
  ]),
];

/** Ids are positions in this list, so new pages are added at the end. */
export const SEARCH_PAGES: readonly SearchPage[] = [
  page('/trade', '거래', '거래', '거래소,시세,시세표,시세 보기,매물,장터,경매장'),
  page('/trade/register', '거래 올리기', '거래', '판매 등록,거래 등록,매물 등록,매물 올리기,팝니다,삽니다'),
  page('/me/trades', '내 거래', '거래', '내 매물,끌올,끌어올리기'),
  page('/items', '아이템 도감', '도감', '도감,아이템,템,장비,아이템 목록'),
  page('/skills', '기술 목록', '도감', '기술,스킬,마법,마법 목록,스킬 목록'),
  page('/dungeons/regions/1', '사냥터', '도감', '던전,굴,사냥터 목록,던전 목록'),
  page('/maps', '지도', '도감', '맵,월드맵,세계지도,전체 지도,세계전도'),
  page('/maps/route', '길찾기', '도구', '가는 길,가는 법,가는 방법,길 찾기,길'),
  page('/recipe', '조합', '도감', '조합법,조합표,조합식,조합 계산기,레시피,제작,제조'),
  page('/shortcuts', '단축키', '도감', '단축키 모음,조작키,조작법,키 설정,명령어'),
  page('/quests', '퀘스트', '도감', '퀘,퀘스트 목록'),
  page(
    '/calc/exp',
    '경험치 계산기',
    '계산기',
    '경험치,경험치표,경험치 테이블,레벨업 경험치,레벨업,경치 계산기,경치,계산기',
  ),
  page(
    '/calc/exp-back',
    '경험치→체마',
    '계산기',
    '경험치 거꾸로,경험치 환산,경험치 팔기,경험치 판매,체력 사기,마력 사기',
  ),
  page('/calc/hp-mp-table', '체력·마력 표', '계산기', '체마,체마표,체마 구간,체력표,마력표,승급표,칼승 체력,풀승 체력'),
  page(
    '/calc/kingQuest/buyeo',
    '왕퀘',
    '계산기',
    '왕의 임무,왕 퀘스트,왕퀘 계산기,왕퀘 목록,왕 임무,부여왕,부여왕 퀘스트,부여왕퀘',
  ),
  page('/calc/kingQuest/goguryeo', '왕퀘 (고구려왕)', '계산기', '고구려왕 퀘스트,고구려왕퀘,국내왕퀘'),
  page('/calc/kingQuest/jangan', '왕퀘 (장안황제)', '계산기', '장안황제 퀘스트,장안황제퀘,황제 퀘스트,황제퀘'),
  page(
    '/calc/plan',
    '승급 계획',
    '계산기',
    '승급,칼승,풀승,승급지원,승급 재료,승급 조건,승급 계산기,승급 방법,1차 승급,2차 승급,3차 승급,4차 승급,사냥터 추천',
  ),
  page('/calc/drop', '드롭 확률', '계산기', '드랍 확률,드랍률,드롭률,드랍,드롭,확률 계산기,득템 확률'),
  page('/calc/timers', '보스 타이머', '계산기', '보스 시계,보스 타임,보탐,보스 젠,젠타임,리젠,젠'),
  page('/calc/skills', '기술 재료', '계산기', '마법 재료,스킬 재료,기술 재료 계산기'),
  page('/calc/split', '정산', '계산기', '정산 계산기,정산완료,템팔분,노득,득템,분배,엔빵,나누기'),
  page('/me', '내 정보', '내 메뉴', '마이페이지,내 캐릭터,회원 탈퇴,탈퇴'),
  page('/notifications', '알림', '내 메뉴', '가격 알림,알람'),
  page('/notice/ask', '문의', '안내', '문의하기,1대1 문의,신고,신고하기,건의,고객센터,정지 이의'),
  page('/notice/terms', '이용약관', '안내', '약관'),
  page('/notice/policy', '개인정보 처리방침', '안내', '개인정보'),
  page('/login', '로그인', '내 메뉴', '회원 가입,가입'),
  ...TYPES.map((name, type) => page(`/items/types/${type}`, `${name} 도감`, '도감', `${name},${name} 목록`)),
  page('/sources', '자료와 신뢰도', '안내', '자료,출처,신뢰도,자료 출처'),
  page('/party', '파티', '파티', '파티 모집,파티 찾기,파티 목록,같이 사냥'),
  page('/guilds', '문파', '문파', '문파 찾기,문파 목록,문파 가입,길드'),
  page('/broadcast', '사자후', '거래', '외침,사자후 검색,채널 외침,키워드 알림'),
  ...LISTS,
].map((one, index) => ({ id: index + 1, ...one }));
