import css from './profile-avatar.module.css';

interface ProfileAvatarProps {
  name: string;
  /** On this site; null: the drawn stand-in alone. */
  avatarUrl: string | null;
  /** Width and height in px. */
  size?: 28 | 40 | 96;
}

const LETTERS = 2;
const SIZES = { 28: css.of28, 40: css.of40, 96: css.of96 } as const;

/**
 * A player's picture over the first letters of the name, which stay in sight where the picture does not come. The letters are
 * drawn by the style sheet: they are a picture of the name, which stands beside them or names the link, and no word of their own.
 */
export function ProfileAvatar({ name, avatarUrl, size = 40 }: ProfileAvatarProps) {
  const letters = [...name].slice(0, LETTERS).join('');
  return (
    <span className={`${css.avatar} ${SIZES[size]}`} data-letters={letters} aria-hidden="true">
      {avatarUrl && <img src={avatarUrl} width={size} height={size} alt="" decoding="async" data-letters={letters} />}
    </span>
  );
}
