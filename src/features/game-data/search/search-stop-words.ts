/**
 * Words that players add to a name to ask something about it (`현철중검 시세`, `산적굴 가는 법`), and particles (`현철중검은`). They are
 * only removed when the whole text has no results, because names end in such letters too.
 */

const STOP_WORDS = [
  '시세 가격 가격표 값 얼마 팝니다 삽니다 팔아요 사요 구합니다 구해요 팜 삼 드랍 드롭 드랍템 드롭템 드랍처',
  '드롭처 드랍률 떨구는 주는 나오는 나와 나옴 위치 어디 어디서 어디에 어딨 곳 법 방법 길 가는 가 어떻게 지도',
  '맵 입장 층 몇 재료 조합 조합법 조합식 만드는 만들기 만들어 제작 제작법 제조 확률 구하는 구해 레벨 렙 렙제',
  '제한 레벨제한 부터 젠 젠타임 젠시간 리젠 시간 경험치 경치 체력 마력 데미지 공격력 방어력 옵션 스탯 능력치',
  '효과 지속 지속시간 정보 설명 퀘스트 퀘 보상 몬스터 몹 템 아이템 마법 스킬 기술 파는 사는 잡는 배우는',
  '배우기 쓰는 사용 사용법 보기 목록 알려줘 알려주세요 좀 추천',
].flatMap((words) => words.split(' '));

/** `가는 법`, `떨구는 몹`: words that form a question only together; alone they are part of names (`소림사가는길`). */
const HOW = '(?:가|나오|주|떨구|만드|파|사|구하|잡|배우|쓰)는\\s*(?:법|방법|길|곳|데|몹|몬스터|템|레벨|사람|거|게)';

/** Endings of a question: `얼마임?`, `어딨어`, `어떻게 가요`. */
const ENDING = '(?:이에요|예요|에요|인가요|나요|임|야|죠|어|요|좀|은요|는요)?';

const PARTICLES =
  '에서는 에서 으로 한테 에게 까지 부터 이랑 이나 하고 은 는 이 가 을 를 의 로 에 도 만 와 과 랑 나 야 요'.split(' ');

const longestFirst = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length).join('|');

const MARKS = /[\s?!.,~^;]+$/;
const STOP_WORD_LAST = new RegExp(`\\s*(?:${HOW}|${longestFirst(STOP_WORDS)})${ENDING}$`);
const STOP_WORD_FIRST = new RegExp(`^(?:${longestFirst(STOP_WORDS)})\\s+`);
const PARTICLE_LAST = new RegExp(`(?:${longestFirst(PARTICLES)})$`);
const MIN_LENGTH = 2;
const MOST_STEPS = 4;

/**
 * Returns the text with its question words removed step by step: `현철중검의 시세` → `현철중검의`, `현철중검`. Empty: there are none.
 */
export function withoutStopWords(q: string): string[] {
  const shorter: string[] = [];
  let text = q.replace(MARKS, '');
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = shortened(text);
    if (next === null) break;
    shorter.push(next);
    text = next;
  }
  return shorter;
}

function shortened(text: string): string | null {
  for (const part of [STOP_WORD_LAST, PARTICLE_LAST, STOP_WORD_FIRST]) {
    const rest = text.replace(part, '').trim();
    if (rest !== text && rest.length >= MIN_LENGTH) return rest;
  }
  return null;
}

/**
 * Returns the text without its last one to three words, and its first word, each with and without question words: `구미호
 * 잡으면 뭐줘` → `구미호 잡으면`, `구미호`.
 */
export function withoutLastWords(q: string): string[] {
  const words = q.trim().split(/\s+/);
  const counts = [1, 2, 3, words.length - 1].filter((dropped) => dropped > 0 && dropped < words.length);
  const shorter = counts.map((dropped) => words.slice(0, -dropped).join(' '));
  const bare = shorter.flatMap((text) => [text, withoutStopWords(text).at(-1) ?? text]);
  return [...new Set(bare)].filter((text) => text.length >= MIN_LENGTH);
}
