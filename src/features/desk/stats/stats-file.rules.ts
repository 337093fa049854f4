import { DAY_LABELS } from '../overview/overview.labels.ts';
import type { Stats, StatsTable } from './stats.contract.ts';
import { DEVICE_NAMES, HOST_NAMES } from './stats.labels.ts';

type Cell = string | number | null;

/** Spreadsheets take such a cell for a formula, also behind blanks that they drop. */
const FORMULA = /^\s*[=+\-@]/;
const BOM = '\uFEFF';

const TABLES: Readonly<Record<StatsTable, (stats: Stats) => { head: readonly string[]; rows: readonly Cell[][] }>> = {
  visits: ({ points }) => ({
    head: ['날짜', '방문자 (하루 평균)', '조회', '1년 전 방문자', '1년 전 조회', '비고'],
    rows: points.map(({ day, visits, before, isMarked, isSoFar }) => [
      day,
      visits?.visitors ?? null,
      visits?.views ?? null,
      before?.visitors ?? null,
      before?.views ?? null,
      [isSoFar && '오늘까지', isMarked && '겹쳐 셌을 수 있음'].filter(Boolean).join(', '),
    ]),
  }),
  pages: ({ pages }) => ({
    head: ['페이지', '조회', '1년 전 조회'],
    rows: pages.map(({ pattern, views, before }) => [pattern, views, before]),
  }),
  devices: ({ devices, bots }) => ({
    head: ['기기', '조회', '1년 전 조회'],
    rows: [...devices.map(({ device, views, before }) => [DEVICE_NAMES[device], views, before]), ['로봇', bots, null]],
  }),
  hosts: ({ hosts }) => ({
    head: ['들어온 곳', '조회', '1년 전 조회'],
    rows: hosts.map(({ kind, host, views, before }) => [host ?? HOST_NAMES[kind], views, before]),
  }),
  counts: ({ points, counts }) => {
    const kinds = Object.entries(counts);
    return {
      head: ['날짜', ...kinds.map(([kind]) => DAY_LABELS[kind as keyof typeof counts])],
      rows: points.map(({ day }, index) => [day, ...kinds.map(([, counted]) => counted.points[index] ?? 0)]),
    };
  },
  reports: ({ reports }) => ({
    head: ['날짜', '접수', '처리', '조치', '하루 넘음', '처리까지 (시간, 중앙값)'],
    rows: reports.points.map(({ day, made, decided, upheld, late, medianHours }) => [
      day,
      made,
      decided,
      upheld,
      late,
      medianHours === null ? null : medianHours.toFixed(1),
    ]),
  }),
};

/** RFC 4180, with a BOM by which spreadsheets know that it is UTF-8. */
export function toCsv(stats: Stats, table: StatsTable): string {
  const { head, rows } = TABLES[table](stats);
  return `${BOM}${[head, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}

function toCell(value: Cell): string {
  if (value === null) return '';
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
