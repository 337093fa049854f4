export const shellErrors = {
  unknownBuild: '그런 판이 없습니다.',
  notReady: '아직 준비되지 않았습니다.',
  underMaintenance: '점검 중입니다.',
  unknownIsland: '그런 카드가 없습니다.',
  badIslandProps: '카드의 값이 올바르지 않습니다.',
} as const;
