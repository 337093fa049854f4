import { formatDate } from '#shared/korean/dates.ts';
import { NOTICE_DAYS } from './legal-version.rules.ts';

/** @param earliest the first day that may be chosen */
export function tooSoonText(earliest: Date, isDisadvantageous: boolean): string {
  const days = isDisadvantageous ? NOTICE_DAYS.disadvantageous : NOTICE_DAYS.usual;
  const why = isDisadvantageous ? '이용자에게 불리하게 바꿀 때에는' : '바꿀 때에는';
  return `${why} ${days}일 전에 알려야 합니다. 시행일은 ${formatDate(earliest)}부터 고를 수 있습니다.`;
}
