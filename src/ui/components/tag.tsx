import type { ReactNode } from 'react';

export type TagTone = 'sell' | 'buy' | 'ok' | 'warn' | 'bad' | 'off';

export function Tag({ tone, children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={tone ? `tag ${tone}` : 'tag'}>{children}</span>;
}
