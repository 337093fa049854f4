import type { ButtonHTMLAttributes, ReactNode } from 'react';

export interface ButtonLook {
  tone?: 'primary' | 'plain' | 'ghost' | 'danger';
  size?: 'm' | 'sm';
  full?: boolean;
}

function look({ tone = 'plain', size, full }: ButtonLook): string {
  return ['btn', tone !== 'plain' && tone, size === 'sm' && 'sm', full && 'full'].filter(Boolean).join(' ');
}

export function Button({
  tone,
  size,
  full,
  type = 'button',
  ...rest
}: ButtonLook & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return <button {...rest} type={type} className={look({ tone, size, full })} />;
}

export function ButtonLink({ tone, size, full, href, children }: ButtonLook & { href: string; children: ReactNode }) {
  return (
    <a href={href} className={look({ tone, size, full })}>
      {children}
    </a>
  );
}

/** A button that is only an icon: `label` is what it is called. */
export function IconButton({
  label,
  type = 'button',
  ...rest
}: { label: string } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label'>) {
  return <button {...rest} type={type} className="iconbtn" aria-label={label} title={label} />;
}
