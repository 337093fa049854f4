import type { z } from 'zod';
import { VALUE_ISSUES } from '#features/game-data/entities/value-issue.labels.ts';

const TYPE_LABELS: Record<string, string> = {
  string: VALUE_ISSUES.text,
  number: VALUE_ISSUES.number,
  int: VALUE_ISSUES.whole,
  boolean: VALUE_ISSUES.flag,
  array: VALUE_ISSUES.list,
  object: VALUE_ISSUES.row,
};

const FORMAT_LABELS: Record<string, string> = { url: VALUE_ISSUES.url, safeint: VALUE_ISSUES.whole };

function sizeMessage(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): string {
  const isBig = issue.code === 'too_big';
  // Only whole numbers have a limit that is itself too small: `positive()`.
  const limit = isBig ? Number(issue.maximum) : Number(issue.minimum) + (issue.inclusive === false ? 1 : 0);
  if (issue.origin === 'string') return isBig ? VALUE_ISSUES.longText(limit) : VALUE_ISSUES.empty;
  if (issue.origin === 'array') return isBig ? VALUE_ISSUES.tooMany(limit) : VALUE_ISSUES.tooFew(limit);
  return isBig ? VALUE_ISSUES.tooLarge(limit) : VALUE_ISSUES.tooSmall(limit);
}

export function koreanMessage(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? VALUE_ISSUES.missing : (TYPE_LABELS[issue.expected] ?? VALUE_ISSUES.form);
    case 'too_big':
    case 'too_small':
      return sizeMessage(issue);
    case 'invalid_format':
      return FORMAT_LABELS[issue.format] ?? VALUE_ISSUES.form;
    case 'invalid_value':
      return VALUE_ISSUES.oneOf(issue.values);
    case 'unrecognized_keys':
      return VALUE_ISSUES.unknownFields(issue.keys);
    case 'invalid_union':
      return '알 수 없는 종류입니다';
    case 'custom':
      return issue.message;
    default:
      return VALUE_ISSUES.form;
  }
}
