import type { EndData } from '../pages/map-route.loader.ts';

/** How the words of a field were read, and what else they may mean. */
export function EndNote({ end: { note, isFault, others } }: { end: EndData }) {
  return (
    <>
      {note && <span className={isFault ? 'up' : undefined}>{note}</span>}
      {others.length > 0 && (
        <details className="way-others">
          <summary>다른 뜻 {others.length}곳</summary>
          {others.map(({ label, detail, href }) => (
            <a key={href} href={href} className="chip" title={detail}>
              {label}
              <span className="faint elide">{detail}</span>
            </a>
          ))}
        </details>
      )}
    </>
  );
}

export function hasNote({ note, others }: EndData): boolean {
  return note !== null || others.length > 0;
}
