/** The database cannot be used at all; the message is Korean, one line, for the person who starts the site. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}
