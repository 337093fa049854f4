import css from './profile-avatar.module.css';

interface ProfileAvatarProps {
  name: string;
  /** Address of the picture on this site; null: only initials are shown. */
  avatarUrl: string | null;
  /** Width and height in px. */
  size?: 28 | 40 | 96;
}

const LETTERS = 2;
const SIZES = { 28: css.of28, 40: css.of40, 96: css.of96 } as const;

/**
 * A player's picture over the initials of the name, which stay visible when the picture does not load. The style sheet
 * draws the initials, so that they are no text for screen readers: the name stands beside them or names the link.
 */
export function ProfileAvatar({ name, avatarUrl, size = 40 }: ProfileAvatarProps) {
  const letters = [...name].slice(0, LETTERS).join('');
  return (
    <span className={`${css.avatar} ${SIZES[size]}`} data-letters={letters} aria-hidden="true">
      {avatarUrl && <img src={avatarUrl} width={size} height={size} alt="" decoding="async" data-letters={letters} />}
    </span>
  );
}
