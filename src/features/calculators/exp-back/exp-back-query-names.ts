/** The names of the address of `/calc/exp-back` (contract §3), and our own: the level one has, the grade aimed at. */
export const EXP_BACK_QUERY = ['job', 'hp', 'mp', 'exp', 'into', 'level', 'grade'];
