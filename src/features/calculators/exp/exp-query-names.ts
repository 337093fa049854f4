/** The names of the address of `/calc/exp` (contract §3), and our own: what the fields show, the hunt, points. */
export const EXP_QUERY = [
  'job',
  ...['level', 'exp', 'toLevel'],
  ...['hp', 'toHp', 'mp', 'toMp'],
  ...['by', 'vital'],
  ...['monster', 'rate', 'points'],
];
