import type { z } from 'zod';
import { AppError, type InputIssue } from '#shared/errors.ts';
import { withParticle } from '#shared/korean/particle.ts';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

function koreanMessage(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? '꼭 있어야 하는 값입니다.'
        : `${withParticle(typeName(issue.expected), '이어야/여야')} 합니다.`;
    case 'too_small':
      return issue.inclusive === false
        ? `${limit(issue.minimum, issue.origin)}보다 커야 합니다.`
        : `${limit(issue.minimum, issue.origin)} 이상이어야 합니다.`;
    case 'too_big':
      return `${limit(issue.maximum, issue.origin)} 이하여야 합니다.`;
    case 'invalid_format':
      return '형식이 맞지 않습니다.';
    case 'invalid_value':
      return '쓸 수 있는 값이 아닙니다.';
    case 'not_multiple_of':
      return `${issue.divisor}의 배수여야 합니다.`;
    case 'unrecognized_keys':
      return '모르는 항목이 있습니다.';
    default:
      return '값이 올바르지 않습니다.';
  }
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: '글',
  number: '숫자',
  int: '정수',
  boolean: '참이나 거짓',
  array: '목록',
  object: '객체',
  null: '빈 값',
};

function typeName(expected: string): string {
  return TYPE_NAMES[expected] ?? '알맞은 값';
}

const UNITS: Readonly<Record<string, string>> = { string: '자', array: '개', set: '개' };

function limit(value: number | bigint, origin: string): string {
  return `${value.toLocaleString('ko-KR')}${UNITS[origin] ?? ''}`;
}

/** @throws {AppError} INVALID_INPUT with all faults of a value that does not fit */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input, { error: koreanMessage });
  if (result.success) return result.data;
  throw new AppError('INVALID_INPUT', { issues: result.error.issues.map(toInputIssue) });
}

function toInputIssue(issue: z.core.$ZodIssue): InputIssue {
  return { path: issue.path.map(String).join('.'), message: issue.message };
}
