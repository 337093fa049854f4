export const shellErrors = {
  unknownBuild: '빌드를 찾을 수 없습니다.',
  notReady: '아직 준비되지 않았습니다.',
  underMaintenance: '점검 중입니다.',
  unknownIsland: '카드를 찾을 수 없습니다.',
  badIslandProps: '카드의 값이 올바르지 않습니다.',
} as const;
