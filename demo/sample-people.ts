import type { Random } from './random.ts';

export interface SamplePlayer {
  userId: string;
  name: string;
  job: number;
  level: number;
  grade: number;
  daysOld: number;
  activity: number;
}

const FIRST =
  '달빛 바람 청솔 산들 여울 노을 한밤 새벽 은하 맑은 푸른 붉은 하얀 검은 외딴 고운 너른 깊은 먼길 첫눈'.split(' ');
const LAST =
  '무사 검객 나그네 주막 도령 낭자 호랑이 여우 소나무 나루 장돌뱅이 대장간 약초꾼 심마니 포수 도사님 술사 자객 보부상 뱃사공'.split(
    ' ',
  );
const TOP_LEVEL = 99;
const GRADES: [number, ...number[]] = [0, 0, 0, 0, 1, 1, 2, 3, 4];

/** No provider issues such an id, so nobody can sign in as a sample player. */
const ID_PREFIX = '00000000-0000-4000-8000-5a3b1e';

/** @param taken names to avoid, as `normalizeText` returns them */
export function samplePeople(random: Random, count: number, taken: ReadonlySet<string>): SamplePlayer[] {
  const used = new Set(taken);
  return Array.from({ length: count }, (_, index) => {
    const level = random.chance(0.45) ? TOP_LEVEL : random.between(11, 98);
    const name = freeName(random, used);
    used.add(name);
    return {
      userId: ID_PREFIX + String(index).padStart(6, '0'),
      name,
      job: random.between(1, 4),
      level,
      grade: level === TOP_LEVEL ? random.pick(GRADES) : 0,
      daysOld: random.between(95, 400),
      activity: 1 / (index + 8),
    };
  });
}

function freeName(random: Random, used: ReadonlySet<string>): string {
  const base = (FIRST[random.between(0, FIRST.length - 1)] ?? '') + (LAST[random.between(0, LAST.length - 1)] ?? '');
  let name = base;
  for (let number = 2; used.has(name); number++) name = `${base}${number}`;
  return name;
}
