import { type ComponentType, lazy, useEffect, useState } from 'react';
import { afterLoad } from './after-load.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface Part<Props> {
  readonly load: Load<Props>;
  known: ComponentType<Props> | undefined;
}

/** React leaves server markup alone under dangerouslySetInnerHTML. */
const AS_DRAWN = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/** Set by start-client once the first page's code is loaded. */
function isLaterPage(): boolean {
  return performance.getEntriesByName('first-page').length > 0;
}

/**
 * For `DrawnPart`. Import the part's style sheet beside the call: a document links the sheets of static imports alone.
 * @param drawn the part itself on the server, undefined in the browser
 */
export function drawnPart<Props extends object>(
  load: Load<Props>,
  drawn: ComponentType<Props> | undefined,
): Part<Props> {
  // The page works without it.
  const later = () => lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: () => null })));
  return { load, known: drawn ?? (isLaterPage() ? later() : undefined) };
}

interface DrawnPartProps<Props> {
  part: Part<Props>;
  props: Props;
  className?: string | undefined;
}

/**
 * A part of the page where most visits begin. The server draws it; a first visit shows that markup unchanged and loads the code
 * behind it only after the page.
 */
export function DrawnPart<Props extends object>({ part, props, className }: DrawnPartProps<Props>) {
  const [Shown, setShown] = useState(() => part.known);
  useEffect(() => {
    afterLoad(() => {
      part.load().then(
        ({ default: loaded }) => {
          part.known = loaded;
          setShown(() => loaded);
        },
        // The server's markup stays.
        () => undefined,
      );
    });
  }, [part]);
  if (!Shown) return <div key="drawn" className={className} {...AS_DRAWN} />;
  return (
    <div key={import.meta.env.SSR ? 'drawn' : 'alive'} className={className}>
      <Shown {...props} />
    </div>
  );
}
