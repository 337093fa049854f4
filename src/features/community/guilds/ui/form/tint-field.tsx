import { MAX_TINT } from '../../guild.limits.ts';
import { GuildSign } from '../guild-sign.tsx';
import css from './guild-form.module.css';

const TINT_NAMES = ['파랑', '빨강', '초록', '보라', '금색', '먹색', '진홍', '흰색'];
const TINTS = Array.from({ length: MAX_TINT + 1 }, (_, tint) => tint);

interface TintFieldProps {
  name: string;
  tint: number;
  onChange: (tint: number) => void;
}

/** Shows the sign in each of its colours, as in a list. */
export function TintField({ name, tint, onChange }: TintFieldProps) {
  return (
    <fieldset className="field">
      <legend className="label">문파 마크의 색</legend>
      <div className={css.tints}>
        {TINTS.map((one) => (
          <label key={one} className={css.tint}>
            <input
              type="radio"
              className="visually-hidden"
              name="tint"
              value={one}
              checked={one === tint}
              aria-label={TINT_NAMES[one]}
              onChange={() => onChange(one)}
            />
            <GuildSign guild={{ name, tint: one }} />
          </label>
        ))}
      </div>
      <p className="hint">마크는 이름의 앞 두 글자로 그립니다</p>
    </fieldset>
  );
}
