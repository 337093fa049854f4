import type { ReactNode } from 'react';
import { Checkbox } from '#ui/components/field.tsx';
import css from './sign-in.module.css';
import type { FirstProfilePart } from './use-first-profile.ts';

const CONSENTS: readonly { name: 'terms' | 'policy' | 'age'; label: ReactNode }[] = [
  {
    name: 'terms',
    label: (
      <>
        <Document href="/notice/terms">이용약관</Document>에 동의합니다
      </>
    ),
  },
  {
    name: 'policy',
    label: (
      <>
        <Document href="/notice/policy">개인정보 처리방침</Document>에 동의합니다
      </>
    ),
  },
  { name: 'age', label: '만 14세 이상입니다' },
];

export function Consents({ profile, faults, change }: FirstProfilePart) {
  const isRefused = faults.agreed !== undefined;
  return (
    <fieldset className={`pad links ${css.consents}`} aria-describedby={isRefused ? 'consents-fault' : undefined}>
      <legend className="visually-hidden">모두 동의해야 합니다</legend>
      {CONSENTS.map(({ name, label }) => (
        <Checkbox
          key={name}
          className="whitespace-normal"
          label={<span>{label}</span>}
          checked={profile[name]}
          onChange={(event) => change({ [name]: event.target.checked })}
          aria-required
          aria-invalid={isRefused && !profile[name]}
        />
      ))}
      {isRefused && (
        <p className="meta up" id="consents-fault" role="alert">
          {faults.agreed}
        </p>
      )}
    </fieldset>
  );
}

function Document({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
