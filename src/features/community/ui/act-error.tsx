import type { Act } from '#features/people/require-login/ui/public/use-act.ts';
import { classNames } from '#ui/components/class-names.ts';

interface ActErrorProps {
  act: Pick<Act, 'error'>;
  className?: string;
}

/** Shows why the last action was refused. */
export function ActError({ act: { error }, className }: ActErrorProps) {
  if (error === null) return null;
  return (
    <span className={classNames('meta up block', className)} role="alert">
      {error}
    </span>
  );
}
