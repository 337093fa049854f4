/** Exit codes of the commands. */
export const EXIT = { done: 0, failed: 1, wrongUse: 2, refused: 3 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A backup cannot be made or restored; the message is one Korean line for the operator, and nothing was changed. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode = EXIT.failed, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}
