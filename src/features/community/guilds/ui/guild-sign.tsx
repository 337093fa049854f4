import { classNames } from '#ui/components/class-names.ts';
import type { Guild } from '../guild.contract.ts';
import css from './guild-sign.module.css';

const LETTERS = 2;
export const SIGN_BANDS = 8;

/** Returns the letters of a guild's name on its sign. */
export function signLetters(name: string): string {
  return [...name].slice(0, LETTERS).join('');
}

/** Returns the band at the bottom of a sign, in which most guilds with the same letters differ. */
export function signBand(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name.normalize('NFC')) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % SIGN_BANDS;
}

const TINTS = [css.tint0, css.tint1, css.tint2, css.tint3, css.tint4, css.tint5, css.tint6, css.tint7];
const BANDS = [css.band0, css.band1, css.band2, css.band3, css.band4, css.band5, css.band6, css.band7];
const SIZES = { 32: css.of32, 64: css.of64, 96: css.of96 } as const;

interface GuildSignProps {
  guild: Pick<Guild, 'name' | 'tint'> & Partial<Pick<Guild, 'iconUrl'>>;
  /**
   * Width and height in pixels; 96 is 64 on phones. Each size is drawn separately, because pixel letters blur when
   * scaled.
   */
  size?: 32 | 64 | 96;
  className?: string | undefined;
}

/** The style sheet draws the letters, so that screen readers do not read them beside the name. */
export function GuildSign({ guild: { name, tint, iconUrl }, size = 32, className }: GuildSignProps) {
  if (iconUrl) {
    const classes = classNames(css.sign, SIZES[size], css.picture, className);
    return <img className={classes} src={iconUrl} alt="" width={size} height={size} loading="lazy" />;
  }
  return (
    <span
      className={classNames(css.sign, SIZES[size], TINTS[tint], BANDS[signBand(name)], className)}
      data-letters={signLetters(name)}
      aria-hidden="true"
    />
  );
}
