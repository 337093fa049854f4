import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { Checkbox } from '#ui/components/field.tsx';

const LAST_LEVEL = 99;

interface OwnLevelFilterProps {
  /** The level of the address. */
  chosen: number | undefined;
  ownLabel: string;
  labelOther(level: number): string;
  /** Tells a guest why to sign in. */
  message: string;
}

/** Limits a list to what fits the visitor's level, or that of a shared address. */
export function OwnLevelFilter({ chosen, ownLabel, labelOther, message }: OwnLevelFilterProps) {
  const me = playerOf(useMe());
  const level = chosen ?? me?.level;
  const isOwn = me === null || level === undefined || level === me.level;
  return (
    <Checkbox
      name="level"
      value={level ?? LAST_LEVEL}
      defaultChecked={chosen !== undefined}
      onClick={(event) => {
        if (level !== undefined) return;
        event.preventDefault();
        void requireLevel(message);
      }}
      className={chosen === undefined ? 'needs-script' : undefined}
      label={isOwn ? ownLabel : labelOther(level)}
    />
  );
}

async function requireLevel(message: string): Promise<void> {
  const { requirePlayer } = await import('#features/people/require-login/ui/public/require-player.ts');
  await requirePlayer(() => undefined, { message });
}
