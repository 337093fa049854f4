import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface ButtonLook {
  tone?: 'primary' | 'plain' | 'ghost' | 'danger';
  size?: 'm' | 'sm';
  full?: boolean;
  className?: string;
}

function look({ tone = 'plain', size, full, className }: ButtonLook) {
  return classNames('btn', tone !== 'plain' && tone, size === 'sm' && 'sm', full && 'full', className);
}

export function Button({
  tone,
  size,
  full,
  className,
  type = 'button',
  ...rest
}: ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button {...rest} type={type} className={look({ tone, size, full, className })} />;
}

export function ButtonLink({ href, children, ...buttonLook }: ButtonLook & { href: string; children: ReactNode }) {
  return (
    <a href={href} className={look(buttonLook)}>
      {children}
    </a>
  );
}

export function IconButton({
  label,
  type = 'button',
  ...rest
}: { label: string } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label'>) {
  return <button {...rest} type={type} className="iconbtn" aria-label={label} title={label} />;
}
