import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type TagTone = 'sell' | 'buy' | 'ok' | 'warn' | 'bad' | 'off' | 'clear';

export function Tag({ tone, className, children }: { tone?: TagTone; className?: string; children: ReactNode }) {
  return <span className={classNames('tag', tone, className)}>{children}</span>;
}

/** A middle dot between two parts of a line that may wrap: it is a space, so no line begins or ends with it. */
export function Dot() {
  return <span className="dot"> </span>;
}
