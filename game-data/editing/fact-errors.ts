import { AppError } from '#shared/errors.ts';

/** @param current the last version of the facts */
export function changedError(current: number): AppError {
  return new AppError('CONFLICT', {
    message: '그사이 자료가 바뀌었습니다. 다시 읽고 확인해 주세요.',
    data: { reason: 'CHANGED', current: { version: current } },
  });
}

export const factErrors = {
  noVersion: '그 버전을 찾을 수 없습니다.',
  unreadable: '그 버전의 기본값은 이 프로그램이 읽을 수 없어서 보기만 할 수 있습니다.',
  noRow: '그 줄을 찾을 수 없습니다.',
  noNewest: '이 자료를 가져온 릴리스가 없습니다.',
  noBase: '그 자료를 찾을 수 없습니다.',
  noWaiting: '기다리는 릴리스가 없습니다.',
  faultyRelease: '릴리스의 파일이 잘못되어 적용할 수 없습니다. 고친 릴리스로 다시 시작해 주세요.',
  noImport: '올린 파일을 찾을 수 없습니다. 올린 지 24시간이 지났을 수 있습니다.',
  faultyImport: '잘못된 곳이 있어서 적용할 수 없습니다. 고쳐서 다시 올려 주세요.',
  applied: '이미 적용한 파일입니다.',
} as const;
