/** Columns of lists, in the order of the game's tooltip, in which `itemStats` has the same values. */
export const STAT_COLUMNS = [
  'small',
  'large',
  'ac',
  'hit',
  'dam',
  'MHP',
  'MHPP',
  'MMP',
  'MMPP',
  'M',
  'G',
  'W',
  'hr',
  'md',
] as const;
