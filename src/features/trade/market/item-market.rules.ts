/** Windows of the price chart, in days. */
export const CHART_DAYS = [7, 30, 90, 365] as const;
export type ChartDays = (typeof CHART_DAYS)[number];
const USUAL_CHART: ChartDays = 30;
/** The column is a small integer. */
const LAST_SERVER = 32_767;

/** Absent or nonsense: the usual window. */
export function readChartDays(text: string | null): ChartDays {
  return CHART_DAYS.find((days) => String(days) === text) ?? USUAL_CHART;
}

/** Undefined: all servers. */
export function readServer(text: string | null): number | undefined {
  if (text === null || !/^[1-9]\d{0,4}$/.test(text)) return undefined;
  const server = Number(text);
  return server <= LAST_SERVER ? server : undefined;
}

/** The address of an item's market page; what is usual is left out. */
export function marketPath(itemId: number, { days, gameServer }: { days?: ChartDays; gameServer: number | null }) {
  const query = new URLSearchParams();
  if (days !== undefined && days !== USUAL_CHART) query.set('days', String(days));
  if (gameServer !== null) query.set('gameServer', String(gameServer));
  const text = query.toString();
  return `/trade/${itemId}${text && `?${text}`}`;
}
