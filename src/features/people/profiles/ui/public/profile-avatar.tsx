interface ProfileAvatarProps {
  name: string;
  /** On this site; null: the drawn stand-in alone. */
  avatarUrl: string | null;
  /** Width and height in px. */
  size?: 28 | 40 | 96;
}

const LETTERS = 2;

/**
 * A player's picture over the first letters of the name, which stay in sight where the picture does not come. The letters are
 * drawn by the style sheet: they are a picture of the name, which stands beside them or names the link, and no word of their own.
 */
export function ProfileAvatar({ name, avatarUrl, size = 40 }: ProfileAvatarProps) {
  const letters = [...name].slice(0, LETTERS).join('');
  return (
    <span className={`avatar of-${size}`} data-letters={letters} aria-hidden="true">
      {avatarUrl && <img src={avatarUrl} width={size} height={size} alt="" decoding="async" data-letters={letters} />}
    </span>
  );
}
