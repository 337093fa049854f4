export const imageErrors = {
  unknownFormat: 'PNG, JPEG, WebP, GIF 그림만 올릴 수 있습니다.',
  tooManyPixels: '그림이 너무 큽니다. 4,000만 화소까지 올릴 수 있습니다.',
  unreadable: '그림 파일이 깨져 있어 읽지 못했습니다.',
  missing: '올릴 그림을 고르세요.',
  overQuota: '그림을 더 둘 곳이 없습니다. 쓰지 않는 그림을 지워 주세요.',
  inUse: '쓰고 있는 그림이라 지울 수 없습니다.',
  noImage: '그런 그림이 없습니다.',
} as const;
