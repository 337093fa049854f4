import type { Doubt, DoubtKind } from './doubt.contract.ts';

export const DOUBT_LABELS: Readonly<Record<DoubtKind, string>> = {
  twin: '부여와 국내의 같은 굴이 다름',
  series: '귀·장·랑 짝이 다름',
  outlier: '경험치나 파괴력이 비슷한 몬스터와 크게 다름',
  sourceless: '나오는 곳이 알려지지 않은 재료',
  range: '최솟값이 최댓값보다 큼',
  name: '한 글자만 다른 이름',
  disagreement: '출처마다 값이 다름',
};

/** `의심: 한 글자만 다른 이름 (백현목, 백현모)` */
export function doubtText({ kind, text }: Pick<Doubt, 'kind' | 'text'>): string {
  return `의심: ${DOUBT_LABELS[kind]} (${text})`;
}

export function moreDoubts(count: number): string {
  return `그 밖에 ${count}가지`;
}
