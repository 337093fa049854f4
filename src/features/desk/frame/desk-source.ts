import type { OperatorLevel } from '#shared/endpoint.ts';

export interface DeskHit {
  /** Where it leads, which also tells it from others. */
  href: string;
  label: string;
  detail?: string;
}

/** A kind of things that the search of the desk finds: pages, people, reports, trades. Listed in `desk-sources.ts`. */
export interface DeskSource {
  name: string;
  /** The lowest level whose search asks it. */
  level: OperatorLevel;
  /** Returns the best ones first. A source that fails is left out. */
  find(
    text: string,
    asked: { level: OperatorLevel; signal: AbortSignal },
  ): readonly DeskHit[] | Promise<readonly DeskHit[]>;
}
