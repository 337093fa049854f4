// Pixel sprites: a letter is a colour of PALETTE, a dot is empty.

export const PALETTE = {
  '#': '#100e0a', // behind everything
  g: '#7d5c26', // the line of the floor
  u: '#2b2013', // below it
  w: '#efe6cf',
  s: '#dcb48f',
  h: '#3a2c20',
  y: '#d9a441',
  Y: '#f0c46c',
  b: '#8a5526',
  r: '#6b4020',
  k: '#33221a',
  d: '#55504a',
  D: '#3b3732',
  x: '#e2553a',
  t: '#2f6b58',
  T: '#1f4a3f',
  n: '#998f7a',
  i: '#b9c4c9',
};

const rows = (text) =>
  text
    .trim()
    .split('\n')
    .map((row) => row.trim());

export const ME = rows(`
  ..hhhh..
  .hhhhhh.
  .hhsss..
  .hsshs..
  ..ssss..
  ..sss...
  .wwwwww.
  wwwwwwww
  w.wwww.w
  s.yyyy.s
  ..wwww..
  ..wwww..
  ..wwww..
  ..w..w..
  ..k..k..
`);
export const OTHER = rows(`
  ...bb...
  ..bbbb..
  bbbbbbbb
  ..ssss..
  ..shss..
  ..ssss..
  .rrrrrr.
  rrrrrrrr
  r.rrrr.r
  s.kkkk.s
  ..rrrr..
  ..rrrr..
  ..rrrr..
  ..r..r..
  ..k..k..
`);
export const HOODED = rows(`
  ..dddd..
  .dddddd.
  .dDDDDd.
  .dDxDxd.
  .ddDDdd.
  .dddddd.
  dddddddd
  dddddddd
  dddddddd
  .dddddd.
  .dddddd.
  .dddddd.
  .dd..dd.
`);
/** The hooded figure on its knees, behind a rock. */
export const CROUCHED = rows(`
  ....dddd..
  ...dddddd.
  ...dDxDxd.
  ..dddddddd
  .ddddddddd
  DDDDdddddd
  DDDDDddddd
  DDDDDDDddd
`);
export const GHOST = rows(`
  ..n.n.n.
  .n.....n
  ........
  n......n
  ........
  n......n
  ........
  n......n
  ........
  n......n
  .n....n.
  ..n.n.n.
`);
export const HEAP = rows(`
  ...YY...
  ..yYYy..
  .yyyyyy.
  yyyyyyyy
`);
export const BAG = rows(`
  ...kk...
  ..bbbb..
  .bbbbbb.
  bbbbbbbb
  .bbbbbb.
`);
export const CROSS = rows(`
  x...x
  .x.x.
  ..x..
  .x.x.
  x...x
`);
export const EQUALS = rows(`
  xxxxxx
  ......
  xxxxxx
`);
export const TREE = rows(`
  ...tttt...
  .tttttttt.
  ttTttttttt
  tttttTtttt
  .tTttttTt.
  ..tttttt..
  ....rr....
  ....rr....
  ....rr....
  ...rrrr...
`);
export const KNIFE = rows(`
  ....iiiiiiiiii..
  bbbbyiiiiiiiiiii
  bbbbyiiiiiiiiii.
`);
export const SHORT_KNIFE = rows(`
  ....iiiiii..
  bbbbyiiiiiii
  bbbbyiiiiii.
`);
export const SCROLL = rows(`
  yYYYYYYYYy
  yYkkkkkkYy
  yYYYYYYYYy
`);
export const BOOK = rows(`
  YYYYYYYY
  YkkkkkYY
  YYYYYYYY
  YkkkkYYY
  YYYYYYYY
  nnnnnnnn
`);
export const SWORD = rows(`
  ...i...
  ...i...
  ...i...
  ...i...
  ...i...
  ...i...
  .yyyyy.
  ...r...
  ...r...
`);
export const DOT = rows('n');
export const RED_DOT = rows(`
  xxx
  x#x
  xxx
`);
export const PALE_DOT = rows(`
  nn
  nn
`);
