export const shellErrors = {
  unknownBuild: '그런 판이 없습니다.',
  notReady: '아직 준비되지 않았습니다.',
  underMaintenance: '점검 중입니다.',
} as const;
