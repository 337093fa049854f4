import { AppError } from '#shared/errors.ts';
import { MAX_COMMENTS, POSTS_AN_HOUR } from './guild-post.contract.ts';

export const postErrors = {
  gone: '글을 찾을 수 없습니다. 삭제되었을 수 있습니다.',
  goneComment: '댓글을 찾을 수 없습니다. 삭제되었을 수 있습니다.',
  notAuthor: '글쓴이만 수정할 수 있습니다.',
  mayNotDelete: '글쓴이와 문주, 부문주, 장로만 지울 수 있습니다.',
  unknownSettlement: '이 문파의 정산이 아닙니다.',
  tooMany: `문파 게시판에는 한 시간에 ${POSTS_AN_HOUR}개까지 쓸 수 있습니다.`,
  reportAuthor: '글 신고는 글쓴이에 대한 신고로 접수됩니다. 다른 사람은 그 사람의 프로필에서 신고해 주세요.',
  notHidden: '숨긴 글이 아닙니다.',
  reportWithoutPost: '글을 신고한 것이 아니라 글을 숨길 수 없습니다.',
} as const;

export function noPost(message: string = postErrors.gone): AppError {
  return new AppError('NOT_FOUND', { message });
}

export function notAuthor(message: string = postErrors.notAuthor): AppError {
  return new AppError('FORBIDDEN', { message });
}

export function fullOfComments(): AppError {
  const message = `댓글은 글마다 ${MAX_COMMENTS}개까지 쓸 수 있습니다.`;
  return new AppError('CONFLICT', { message, data: { reason: 'FULL' } });
}
