import type { z } from 'zod';

const TYPE_LABELS: Record<string, string> = {
  string: '글이어야 합니다',
  number: '숫자여야 합니다',
  int: '정수여야 합니다',
  boolean: 'true나 false여야 합니다',
  array: '목록이어야 합니다',
  object: '이름과 값의 묶음이어야 합니다',
};

const FORMAT_LABELS: Record<string, string> = { url: '주소(http, https)여야 합니다', safeint: '정수여야 합니다' };

function sizeMessage(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): string {
  const isBig = issue.code === 'too_big';
  const limit = isBig ? issue.maximum : issue.minimum;
  if (issue.origin === 'string') return isBig ? `${limit}글자를 넘습니다` : '비어 있습니다';
  if (issue.origin === 'array') return isBig ? `${limit}개를 넘습니다` : `${limit}개는 있어야 합니다`;
  return isBig ? `${limit}보다 큽니다` : `${limit}보다 작습니다`;
}

export function koreanMessage(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? '빠졌습니다' : (TYPE_LABELS[issue.expected] ?? '형식이 맞지 않습니다');
    case 'too_big':
    case 'too_small':
      return sizeMessage(issue);
    case 'invalid_format':
      return FORMAT_LABELS[issue.format] ?? '형식이 맞지 않습니다';
    case 'invalid_value':
      return `다음 가운데 하나여야 합니다: ${issue.values.join(', ')}`;
    case 'unrecognized_keys':
      return `모르는 항목입니다: ${issue.keys.join(', ')}`;
    case 'invalid_union':
      return '알 수 없는 종류입니다';
    case 'custom':
      return issue.message;
    default:
      return '형식이 맞지 않습니다';
  }
}
