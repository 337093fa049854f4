import type { ReactNode } from 'react';
import type { Me } from '#features/people/profiles/profile.contract.ts';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { classNames } from '#ui/components/class-names.ts';
import css from './usable-by-me.module.css';

/** A line about items that a character can use, with a hint for visitors without a character. */
export function UsableLine({ of }: { of: (me: Me) => ReactNode }) {
  const state = useMe();
  if (state.status !== 'in') return <Hint className="guest-only" href="/login" link="로그인하면" />;
  if (!state.me) return <Hint href="/confirm" link="캐릭터를 만들면" />;
  return <div className={css.line}>{of(state.me)}</div>;
}

function Hint({ href, link, className }: { href: string; link: string; className?: string }) {
  return (
    <div className={css.line}>
      <p className={classNames(css.hint, className)}>
        <a className="underline" href={href}>
          {link}
        </a>{' '}
        <span>내가 쓸 수 있는 것만 고를 수 있습니다.</span>
      </p>
    </div>
  );
}
