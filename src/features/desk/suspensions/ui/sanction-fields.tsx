import { REASON_LENGTH, type Sanction } from '#features/people/sanctions/sanction.contract.ts';
import type { ReasonTemplate } from '#features/shell/settings/setting.contract.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';
import { ChoiceField } from '#ui/components/choice-field.tsx';
import { choice } from '#ui/form/choice-fields.tsx';
import { FormField } from '#ui/form/form.tsx';
import { multiline } from '#ui/form/text-fields.tsx';
import { ReasonChips } from '../../acts/ui/reason-chips.tsx';
import { type ChosenSanction, endText } from '../suspension.labels.ts';
import {
  type ChosenLength,
  chooseDays,
  lengthIssue,
  MODERATOR_DAYS,
  mayEnd,
  proposedDays,
  runningSuspension,
} from '../suspension-length.rules.ts';
import { SuspensionFields, type SuspensionFieldsProps, suspensionFields } from './suspension-fields.tsx';

const GIVEN = [
  { value: 'warn', label: '경고' },
  { value: 'suspend', label: '정지' },
] as const;
const CHOICES = [{ value: 'none', label: '없음' }, ...GIVEN] as const;
const BESIDE_SWEEP = [...GIVEN, { value: 'none', label: '정리만' }] as const;

/** The fields of a form that may warn or suspend: its `check` has the issues of `sanctionIssues`. */
export const sanctionFields = {
  sanction: choice<ChosenSanction['sanction']>({ label: '제재', size: 'tight', empty: 'none', choices: CHOICES }),
  ...suspensionFields,
};

/** @param min of letters; 0: the form itself says when a reason is missing */
export const sanctionReason = (min: number = REASON_LENGTH.min) =>
  multiline({ label: '사유', hint: '본인에게 보입니다', min, max: REASON_LENGTH.max, isCounted: true });

export function sanctionIssues(
  { sanction, length = 'own', until = '' }: Partial<ChosenSanction>,
  surroundings: { level: OperatorLevel; now: number },
): { until?: string } {
  const issue = sanction === 'suspend' ? lengthIssue({ length, until }, surroundings) : undefined;
  return issue === undefined ? {} : { until: issue };
}

interface SanctionFieldsProps extends SuspensionFieldsProps {
  values: ChosenSanction & { readonly reason: string };
  level: OperatorLevel;
  /** The form sweeps in any case, with a sanction or without. */
  isSweeping?: boolean;
}

/** Draws the choice of a sanction in a form that has `sanctionFields`: none, a warning, or a suspension of some length. */
export function SanctionFields({ level, isSweeping = false, ...fields }: SanctionFieldsProps) {
  const { values, now, sanctions = [] } = fields;
  const running = runningSuspension(sanctions, now);
  const isFar = running !== undefined && !mayEnd(level, running, now);
  const isSuspending = values.sanction === 'suspend';
  const offered = isSweeping ? BESIDE_SWEEP : CHOICES;
  const choices = offered.filter(({ value }) => value !== 'suspend' || !isFar || isSuspending);
  return (
    <>
      <FormField of={{ fields: sanctionFields }} name="sanction">
        {({ id, value, onChange }) => (
          <ChoiceField label="제재" size="tight" name={id} choices={choices} value={value} onChoose={onChange} />
        )}
      </FormField>
      {isSuspending && <SuspensionFields {...fields} />}
      {running && <p className="meta">{runningText(running, isFar, now)}</p>}
    </>
  );
}

function runningText({ until }: Sanction, isFar: boolean, now: number): string {
  const rest = isFar
    ? `${MODERATOR_DAYS}일 넘게 남은 정지는 관리자만 바꾸거나 풉니다.`
    : '정지하면 새 정지가 대신합니다.';
  return `지금 ${endText(until, now)}까지 정지되어 있습니다. ${rest}`;
}

interface SanctionReasonProps {
  kinds: readonly ReasonTemplate['kind'][];
  text: string;
  sanctions: readonly Sanction[] | undefined;
  now: number;
  change(part: Partial<ChosenLength> & { reason: string }): void;
}

const REASON = { fields: { reason: sanctionReason() } };

/** Draws the reason in a form that has it as `reason`. A template brings the length that it proposes along. */
export function SanctionReason({ kinds, text, sanctions = [], now, change }: SanctionReasonProps) {
  return (
    <>
      <ReasonChips
        kinds={kinds}
        text={text}
        onChoose={(template) => {
          const days = proposedDays(template, sanctions, now);
          change({ reason: template.text, ...(days !== undefined && chooseDays(days, now)) });
        }}
      />
      <FormField of={REASON} name="reason" />
    </>
  );
}
