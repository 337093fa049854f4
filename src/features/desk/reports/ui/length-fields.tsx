import type { ReportedPerson } from '#features/people/reports/report-detail.contract.ts';
import type { ReasonTemplate } from '#features/shell/settings/setting.contract.ts';
import { useNow } from '#platform/client/use-now.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { FormField, FormPart } from '#ui/form/form.tsx';
import {
  countRecent,
  findRunning,
  OWN_END,
  proposeDays,
  type TypedLength,
  typedLength,
} from '../../suspension-length.rules.ts';
import { upholdForm } from './uphold-fields.ts';

/** None of the choices, and within what moderators may do. */
const FIRST_OWN_DAYS = 14;

type Person = ReportedPerson | null | undefined;

/** The length that a template has for what came before. */
export function proposeLength(template: ReasonTemplate, person: Person): Partial<TypedLength> {
  const now = Date.now();
  const days = proposeDays(template, countRecent(person?.sanctions ?? [], now));
  return days === undefined ? {} : typedLength(days, now);
}

interface LengthFieldsProps {
  days: number;
  person: Person;
  change: (length: Partial<TypedLength>) => void;
}

/** How long a suspension is, and what the player has had before. */
export function LengthFields({ days, person, change }: LengthFieldsProps) {
  const now = useNow() ?? Date.now();
  const sanctions = person?.sanctions ?? [];
  const running = findRunning(sanctions, now);
  return (
    <>
      <FormField
        of={upholdForm}
        name="days"
        onChange={(chosen) => change(chosen === OWN_END ? typedLength(FIRST_OWN_DAYS, Date.now()) : { days: chosen })}
      />
      {days === OWN_END && (
        <div className="f2">
          <FormField of={upholdForm} name="until" />
          <FormPart of={upholdForm} name="until" part="time" />
        </div>
      )}
      {person && <p className="meta">최근 1년 정지 {formatDigits(countRecent(sanctions, now))}회</p>}
      {running && (
        <p className="meta">지금 {formatDateTime(running.until)}까지 정지되어 있고, 조치하면 새 정지가 대신합니다.</p>
      )}
    </>
  );
}
