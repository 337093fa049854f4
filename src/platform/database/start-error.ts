/** The database cannot be used; the message is one Korean line for the person who starts the site. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}
