import { useEffect, useState } from 'react';
import { Panel } from '#ui/components/panel.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import type { Heading } from '../../documents/document-text.rules.ts';
import css from './articles.module.css';

/** Lists the sections of an article and marks the one that is being read. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  const current = useReadHeading(headings);
  if (headings.length < 2) return null;
  return (
    <Panel title="목차" as="aside" className={css.contents}>
      <Headings headings={headings} current={current} />
    </Panel>
  );
}

/** Folded contents above the text, for phones and for windows beside the game. */
export function ContentsOnTop({ headings }: { headings: readonly Heading[] }) {
  if (headings.length < 2) return null;
  return (
    <details className={`panel disclosure ${css.onTop}`}>
      <summary>
        목차
        <ChevronDownIcon size={16} />
      </summary>
      <Headings headings={headings} current={undefined} />
    </details>
  );
}

function Headings({ headings, current }: { headings: readonly Heading[]; current: string | undefined }) {
  return (
    <nav className={css.toc} aria-label="목차">
      {headings.map(({ anchor, text, level }) => (
        <a
          key={anchor}
          href={`#${anchor}`}
          className={level === 3 ? css.inner : undefined}
          aria-current={anchor === current ? 'location' : undefined}
        >
          {text}
        </a>
      ))}
    </nav>
  );
}

/** Share of the window's height above which the last heading is being read. */
const READING_LINE = 0.3;

function useReadHeading(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const line = window.innerHeight * READING_LINE;
      const above = headings.filter(({ anchor }) => {
        const heading = document.querySelector(`[data-id="${CSS.escape(anchor)}"]`);
        return heading !== null && heading.getBoundingClientRect().top <= line;
      });
      setCurrent(above.at(-1)?.anchor ?? headings[0]?.anchor);
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    measure();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [headings]);
  return current;
}
