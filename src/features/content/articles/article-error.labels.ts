import { AppError } from '#shared/errors.ts';

export const articleErrors = {
  gone: '그런 글이 없습니다.',
  goneVersion: '그런 판이 없습니다.',
  changed: '그사이 다른 사람이 저장했습니다. 두 글을 비교해 다시 저장해 주세요.',
  changedDraft: '다른 창에서 더 쓴 글이 있습니다.',
  changedOrder: '그사이 길잡이가 늘거나 줄었습니다. 새로 고친 뒤 다시 옮겨 주세요.',
  notDeleted: '지운 글이 아닙니다.',
  deleted: '지운 글입니다. 되살린 뒤에 고쳐 주세요.',
  endsFirst: '끝나는 때가 시작하는 때보다 늦어야 합니다.',
  endsAlone: '끝나는 때만 적을 수 없습니다.',
  noUploadedAt: '게시할 때를 적어 주세요.',
  noImage: '그런 그림이 없습니다.',
  unsafe: '글을 안전하게 나타낼 수 없어 저장하지 않았습니다.',
  emptied: '비운 판은 되돌릴 수 없습니다.',
  current: '지금 쓰이는 판은 비울 수 없습니다.',
  legal: '이용약관과 개인정보 처리방침은 관리자만 새 판을 게시합니다.',
  needsDay: '시행일이 있어야 합니다. 지난 판의 글을 옮겨 적고 시행일과 함께 게시해 주세요.',
  agreed: '이용자가 동의한 글이라 비울 수 없습니다.',
  draftTooLarge: '쓰던 글이 너무 큽니다.',
} as const;

export function noArticle(): AppError {
  return new AppError('NOT_FOUND', { message: articleErrors.gone });
}

export function conflict(reason: string, message: string, data: Readonly<Record<string, unknown>> = {}): AppError {
  return new AppError('CONFLICT', { message, data: { reason, ...data } });
}

export function wrongField(path: string, message: string): AppError {
  return new AppError('INVALID_INPUT', { issues: [{ path, message }] });
}
