import { LaterPart } from '#platform/client/later-part.tsx';
import css from './usable-by-me.module.css';
import { UsableHint } from './usable-hint.tsx';

/** A link to what the visitor's own character can use: the same line for everybody until the page is used. */
export function UsableByMe() {
  return (
    <div className={css.line}>
      <LaterPart load={() => import('./usable-in-type.tsx')}>
        <UsableHint />
      </LaterPart>
    </div>
  );
}

/** The same above the types, with a link for each. */
export function UsableTypes() {
  return (
    <div className={css.line}>
      <LaterPart load={() => import('./usable-types.tsx')}>
        <UsableHint />
      </LaterPart>
    </div>
  );
}
