/**
 * Spellings of each digit in figures, words and lookalikes: `공`, `ㅇ`, `o` and `콩` are 0, `일`, `ㅣ`, `l` and `하나` are 1.
 */
const SPOKEN: Readonly<Record<string, string>> = {
  '0': '0 o ㅇ 공 영 빵 콩 꽁 제로 〇 ○ 零',
  '1': '1 l i ㅣ | 일 하나 한 一 壹',
  '2': '2 이 둘 두 二',
  '3': '3 삼 셋 세 三',
  '4': '4 사 넷 네 四',
  '5': '5 오 다섯 五',
  '6': '6 육 륙 여섯 六',
  '7': '7 칠 일곱 七',
  '8': '8 팔 여덟 여덜 八',
  '9': '9 구 아홉 九',
  '10': '십',
};
const DIGITS_OF = new Map(
  Object.entries(SPOKEN).flatMap(([digits, words]) => words.split(' ').map((word) => [word, digits] as const)),
);
const LONGEST_WORD = 2;
/** Separators between digits of one number: marks, laughter and words for a hyphen, but not the colon of times. */
const BETWEEN = /(?:다시|대시|하이픈|작대기|땡|뒤에|중간에|가운데|그리고|끝에|에|[^가-힣a-z\d:])/y;
const MOST_BETWEEN = 4;
const MOST_DIGITS = 24;
/** Continuations that make the digits part of a longer number or a price. */
const GOES_ON = /^[\d만억천]|^,\d/;

export interface FoundDigits {
  from: number;
  to: number;
}

/** Mobile numbers with their leading 0 (`010` and so on) or with the country code. */
const PHONE = /^(?:010\d{8}|01[16789]\d{7,8}|820?10\d{8})/;
const FIRST_OF_PHONE = /^[08]/;

/** `010-1234-5678`, `공일공 다시 일이삼사 …`, `o1o★1234★5678`, `+82 10 …`. */
export function findPhones(text: string): FoundDigits[] {
  const found: FoundDigits[] = [];
  for (let at = 0; at < text.length; at++) {
    if (!FIRST_OF_PHONE.test(digitsAt(text, at)?.digits ?? '') || isInside(text, at)) continue;
    const run = digitRun(text, at);
    const length = PHONE.exec(run.map(({ digit }) => digit).join(''))?.[0].length ?? 0;
    const last = run[length - 1];
    if (!last || GOES_ON.test(text.slice(last.to, last.to + 2))) continue;
    found.push({ from: at, to: last.to });
    at = last.to - 1;
  }
  return found;
}

/** Returns the run of digits that starts here, in any spelling; undefined when it has fewer than `min` digits. */
export function digitsFrom(text: string, from: number, min: number): FoundDigits | undefined {
  const run = digitRun(text, from);
  const last = run.at(-1);
  if (!last || run.length < min) return undefined;
  return { from, to: last.to };
}

/** Returns whether the position lies inside a longer number, a price or a word. */
function isInside(text: string, at: number): boolean {
  if (/^8[^2]/.test(text.slice(at, at + 2))) return true;
  const before = text.slice(Math.max(0, at - 2), at);
  return /\d$|\d[,.]$/.test(before) || (/[a-z]/.test(text.charAt(at)) && /[a-z]$/.test(before));
}

function digitsAt(text: string, at: number): { digits: string; to: number } | undefined {
  for (let length = LONGEST_WORD; length > 0; length--) {
    const word = text.slice(at, at + length);
    const digits = DIGITS_OF.get(word);
    if (digits !== undefined) return { digits, to: at + word.length };
  }
  return undefined;
}

function digitRun(text: string, from: number): { digit: string; to: number }[] {
  const run: { digit: string; to: number }[] = [];
  let between = 0;
  let at = from;
  while (at < text.length && run.length < MOST_DIGITS) {
    const next = digitsAt(text, at);
    if (next) {
      for (const digit of next.digits) run.push({ digit, to: next.to });
      at = next.to;
      between = 0;
      continue;
    }
    BETWEEN.lastIndex = at;
    const mark = BETWEEN.exec(text)?.[0];
    between += 1;
    if (mark === undefined || between > MOST_BETWEEN) break;
    at += mark.length;
  }
  return run;
}
