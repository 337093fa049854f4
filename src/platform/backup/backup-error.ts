/** A backup or restore that ended without a change; the message is one Korean sentence for the terminal. */
export class BackupError extends Error {}

/** What was asked for is not allowed: a database that is not empty, a newer file, another site's file. */
export class BackupRefusal extends BackupError {}

export const EXIT = { done: 0, failed: 1, misused: 2, refused: 3 } as const;

export function exitCodeOf(error: BackupError): number {
  return error instanceof BackupRefusal ? EXIT.refused : EXIT.failed;
}
