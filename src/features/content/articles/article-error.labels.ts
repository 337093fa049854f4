import { AppError } from '#shared/errors.ts';

export const articleErrors = {
  gone: '글을 찾을 수 없습니다.',
  goneVersion: '버전을 찾을 수 없습니다.',
  changed: '그사이 다른 사람이 저장했습니다. 두 글을 비교해 다시 저장해 주세요.',
  changedDraft: '다른 창에서 더 쓴 글이 있습니다.',
  changedOrder: '그사이 길잡이가 늘거나 줄었습니다. 새로고침한 뒤 다시 옮겨 주세요.',
  notDeleted: '지운 글이 아닙니다.',
  deleted: '지운 글입니다. 복원한 뒤 수정해 주세요.',
  endsFirst: '종료 시각이 시작 시각보다 늦어야 합니다.',
  endsAlone: '시작 시각도 적어 주세요.',
  noUploadedAt: '게시할 시각을 적어 주세요.',
  noImage: '그림을 찾을 수 없습니다.',
  unsafe: '안전하지 않은 내용이 있어 저장하지 않았습니다.',
  emptied: '삭제한 버전은 복원할 수 없습니다.',
  current: '지금 쓰이는 버전은 삭제할 수 없습니다.',
  legal: '이용약관과 개인정보 처리방침의 새 버전은 관리자만 게시할 수 있습니다.',
  needsDay: '시행일이 있어야 합니다. 지난 버전의 글을 옮겨 적고 시행일과 함께 게시해 주세요.',
  agreed: '이용자가 동의한 글이라 삭제할 수 없습니다.',
  draftTooLarge: '임시 저장 글이 너무 깁니다.',
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
