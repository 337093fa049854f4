import { MAX_LINES, type Sizes } from './measure.ts';

interface Line {
  name: string;
  count(sizes: Sizes): number;
  limit?(before: number): number;
}

const LINES: readonly Line[] = [
  { name: '문장', count: (sizes) => sizes.statements, limit: (before) => before * 0.9 },
  { name: '파일', count: (sizes) => sizes.files, limit: (before) => before * 0.85 },
  { name: '가장 긴 파일의 줄', count: (sizes) => sizes.maxLines, limit: () => MAX_LINES },
  { name: `${MAX_LINES}줄이 넘는 파일`, count: (sizes) => sizes.longFiles.length, limit: () => 0 },
  { name: 'as 단언', count: (sizes) => sizes.assertions, limit: (before) => before },
  { name: 'CSS 줄', count: (sizes) => sizes.cssLines, limit: (before) => before * 0.75 },
  { name: '전역 클래스 이름', count: (sizes) => sizes.globalClasses },
  { name: 'src/ui 밖의 전역 클래스', count: (sizes) => sizes.globalClassesOutsideUi, limit: () => 0 },
];

const HEAD = ['이름', '값'];
const HEAD_AGAINST = [...HEAD, '기준', '비율', '목표', ''];

const shown = (value: number) => value.toLocaleString('ko-KR', { maximumFractionDigits: 0 });

export function reportRows(now: Sizes, before?: Sizes): string[][] {
  if (!before) return [HEAD, ...LINES.map(({ name, count }) => [name, shown(count(now))])];
  return [HEAD_AGAINST, ...LINES.map((line) => rowAgainst(line, now, before))];
}

function rowAgainst({ name, count, limit }: Line, now: Sizes, before: Sizes): string[] {
  const [value, stored] = [count(now), count(before)];
  const most = limit && Math.floor(limit(stored));
  return [
    name,
    shown(value),
    shown(stored),
    stored === 0 ? '' : (value / stored).toFixed(3),
    most === undefined ? '' : `≤ ${shown(most)}`,
    most === undefined ? '' : value <= most ? '도달' : '못 미침',
  ];
}
