import css from './usable-by-me.module.css';

export function UsableHint() {
  return (
    <p className={css.hint}>
      <a className="underline" href="/login">
        로그인
      </a>
      하면 내가 쓸 수 있는 것만 고를 수 있습니다.
    </p>
  );
}

export function NoCharacterHint() {
  return (
    <p className={css.hint}>
      <a className="underline" href="/confirm">
        캐릭터를 만들면
      </a>{' '}
      내가 쓸 수 있는 것만 고를 수 있습니다.
    </p>
  );
}
