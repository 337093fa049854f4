import { MAX_IMAGE_PIXELS } from '#shared/image-format.ts';

const MIB = 1024 * 1024;
const TEN_THOUSAND = 10_000;
const megapixels = (MAX_IMAGE_PIXELS / TEN_THOUSAND).toLocaleString('ko-KR');

export const imageErrors = {
  unknownFormat: 'PNG, JPEG, WebP, GIF 그림만 올릴 수 있습니다.',
  tooManyBytes: (maxBytes: number) =>
    `그림 파일이 너무 큽니다. ${(maxBytes / MIB).toLocaleString('ko-KR')} MiB까지 올릴 수 있습니다.`,
  tooManyPixels: `그림이 너무 큽니다. ${megapixels}만 화소까지 올릴 수 있습니다.`,
  tooCostly: '그림을 여는 데 메모리가 너무 많이 듭니다. 크기를 줄이거나 보통 JPEG로 다시 저장해 올려 주세요.',
  unreadable: '그림 파일이 깨져 있어 읽지 못했습니다.',
  tooSlow: '그림을 제때 처리하지 못했습니다. 크기를 줄이거나 잠시 뒤에 다시 올려 주세요.',
  manyUploads: '그림을 올리는 사람이 많습니다. 잠시 뒤에 다시 올려 주세요.',
  missing: '올릴 그림을 고르세요.',
  overQuota: '저장 공간이 부족합니다. 쓰지 않는 그림을 지워 주세요.',
  inUse: '쓰고 있는 그림이라 지울 수 없습니다.',
  noImage: '그림을 찾을 수 없습니다.',
} as const;
