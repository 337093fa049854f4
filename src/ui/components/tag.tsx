import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type TagTone = 'sell' | 'buy' | 'ok' | 'warn' | 'bad' | 'off' | 'clear';

export function Tag({ tone, className, children }: { tone?: TagTone; className?: string; children: ReactNode }) {
  return <span className={classNames('tag', tone, className)}>{children}</span>;
}
