export const KINGS = [
  { slug: 'buyeo', name: '부여왕', nation: '부여' },
  { slug: 'goguryeo', name: '고구려왕', nation: '국내' },
  { slug: 'jangan', name: '장안황제', nation: '장안' },
] as const;

export type King = (typeof KINGS)[number];

export const GRADE_CHOICES = ['승급 전', '1차', '2차', '3차', '4차'].map((label, grade) => ({
  label,
  value: String(grade),
}));

/** `4.5분`; `7분 10초` when it is not a multiple of 0.1. */
export function minuteText(minutes: number): string {
  const tenths = Math.round(minutes * 10) / 10;
  if (Math.abs(tenths - minutes) < 1e-9) return `${tenths}분`;
  const seconds = Math.round(minutes * 60);
  return seconds < 60 ? `${seconds}초` : `${Math.floor(seconds / 60)}분 ${seconds % 60}초`;
}
