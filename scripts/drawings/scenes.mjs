import * as sprite from './sprites.mjs';

// Positions of sprites are in cells of 3 px, the feet of people on row 37. Positions of texts are in px.

export const CELLS = { width: 112, height: 44 };
export const CELL = 3;
const FLOOR = 38;

const on = (art, left, rowsUp = 0) => ({ art, left, top: FLOOR - art.length - rowsUp });
const at = (art, left, top) => ({ art, left, top });
const text = (words, x, y, tone = 'w', anchor = 'middle') => ({ words, x, y, tone, anchor });
const name = (words, x, tone = 'w') => text(words, x, 128, tone);
const dots = (from, to, top, step = 3, art = sprite.DOT) =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => at(art, from + index * step, top));
/** A speech bubble: a box whose tail points down at `tail`. */
const bubble = (words, x, width, tail) => ({ words, x, width, tail });

/** @type {Record<string, {title: string, sprites: object[], texts: object[], bubbles?: object[], lines?: object[], hasFloor?: boolean}>} */
export const SCENES = {
  'scam-gold-bar': {
    title: '금괴 1,000전',
    sprites: [
      on(sprite.ME, 7),
      on(sprite.HEAP, 35),
      at(sprite.EQUALS, 52, 32),
      on(sprite.HEAP, 66),
      on(sprite.OTHER, 96),
    ],
    texts: [text('1,001전', 117, 84), text('500,000전', 210, 84), name('나', 33), name('상대', 300, 'n')],
    bubbles: [bubble('50만 다 냈어요', 214, 106, 300)],
  },
  'scam-first-hand': {
    title: '선거래 먹튀',
    sprites: [
      on(sprite.ME, 9),
      at(sprite.CROSS, 21, 22),
      ...dots(28, 66, 26),
      on(sprite.BAG, 72, 6),
      on(sprite.OTHER, 80),
      at(sprite.DOT, 91, 30),
      at(sprite.DOT, 94, 33),
      at(sprite.DOT, 91, 36),
    ],
    texts: [name('나', 39), name('상대', 252, 'n')],
    bubbles: [bubble('먼저 주면 바로 드릴게요', 84, 158, 238)],
  },
  'scam-snatch': {
    title: '가로채기',
    sprites: [
      on(sprite.ME, 5),
      on(sprite.HEAP, 30),
      at(sprite.CROSS, 31, 27),
      on(sprite.TREE, 46),
      ...dots(40, 62, 30, 4, ['x']),
      on(sprite.CROUCHED, 62),
      on(sprite.OTHER, 98),
    ],
    texts: [name('나', 27), name('한패', 204, 'n'), name('상대', 306, 'n')],
    bubbles: [bubble('여기에 떨어뜨려요', 198, 122, 306)],
  },
  'scam-look-alike': {
    title: '비슷한 아이템',
    hasFloor: false,
    sprites: [at(sprite.KNIFE, 14, 17), at(sprite.SHORT_KNIFE, 76, 17)],
    lines: [{ x: 168, top: 20, bottom: 112 }],
    texts: [
      text('사기로 한 것', 84, 32, 'n'),
      text('바닥에 놓인 것', 252, 32, 'n'),
      text('가시철도', 84, 92),
      text('가시철', 236, 92),
      text('단', 258, 92, 'x'),
      text('도', 271, 92),
      text('290만', 84, 112, 'n'),
      text('135만', 252, 112, 'n'),
    ],
  },
  'scam-scroll': {
    title: '자리 이동 비서',
    sprites: [
      on(sprite.ME, 10),
      on(sprite.HEAP, 32),
      at(sprite.CROSS, 33, 28),
      at(sprite.SCROLL, 54, 14),
      on(sprite.GHOST, 80),
    ],
    texts: [text('노란비서', 177, 74), name('나', 42), name('없음', 252, 'n')],
  },
  'scam-carry': {
    title: '옮겨 주기 잠수',
    sprites: [
      on(sprite.ME, 8),
      ...dots(20, 42, 28),
      on(sprite.OTHER, 48),
      on(sprite.BAG, 57, 6),
      ...dots(68, 76, 28),
      at(sprite.CROSS, 79, 26),
      ...dots(87, 96, 28),
      on(sprite.HOODED, 98),
    ],
    texts: [name('본캐', 36), name('상대', 156, 'n'), name('부캐', 306, 'n')],
    bubbles: [bubble('제가 옮겨 드릴게요', 84, 130, 156)],
  },
  'scam-fake-material': {
    title: '가짜 교환 재료',
    sprites: [
      on(sprite.OTHER, 6),
      on(sprite.BOOK, 28),
      on(sprite.BOOK, 29, 6),
      on(sprite.BOOK, 28, 12),
      ...dots(40, 58, 28),
      on(sprite.SWORD, 66),
      on(sprite.ME, 95),
    ],
    texts: [text('?', 209, 72, 'x'), name('선장의일기', 96, 'n'), name('등대빛의검', 209, 'n'), name('나', 297)],
    bubbles: [bubble('열 권이면 칼로 바꿔 줘요', 14, 158, 40)],
  },
  'scam-inflated': {
    title: '시세 띄우기',
    hasFloor: false,
    sprites: [
      ...[8, 14, 20, 27, 33, 39].map((left, index) => at(sprite.PALE_DOT, left, 28 + [0, 1, -1, 1, 0, -1][index])),
      ...[58, 64, 71, 78].map((left, index) => at(sprite.RED_DOT, left, 20 - index * 4)),
      ...dots(4, 108, 30, 2, ['y']),
    ],
    texts: [
      text('한 사람', 258, 26, 'w', 'start'),
      text('시세', 306, 84, 'y'),
      text('여러 사람의 가격', 72, 116, 'n'),
      text('갑자기 오른 가격', 222, 116, 'n'),
    ],
    boxes: [{ x: 168, y: 14, width: 84, height: 60 }],
  },
};
