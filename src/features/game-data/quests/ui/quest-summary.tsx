import { Fragment, type ReactNode } from 'react';
import { Tile } from '#ui/components/tile.tsx';
import type { QuestFacts, QuestThing } from '../quest-facts.ts';
import css from './quests.module.css';

interface QuestSummaryProps extends Pick<QuestFacts, 'level' | 'needs' | 'gains' | 'places'> {
  worthOf?(thing: QuestThing): ReactNode;
  /** The way to what has one. */
  routeTo?(place: string, name: string): ReactNode;
}

export function QuestSummary({ level, needs, gains, places, worthOf, routeTo }: QuestSummaryProps) {
  return (
    <dl className={css.facts}>
      {level !== null && <Fact label="레벨">{level}부터</Fact>}
      <Lines label="준비물" lines={needs} worthOf={worthOf} routeTo={routeTo} />
      <Lines label="보상" lines={gains} worthOf={worthOf} routeTo={routeTo} />
      {places.length > 0 && (
        <Fact label="장소">
          {places.map(({ name, href, to }) => (
            <span key={name} className={css.line}>
              <a href={href}>{name}</a>
              {to && routeTo?.(to, name)}
            </span>
          ))}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

interface LinesProps extends Pick<QuestSummaryProps, 'worthOf' | 'routeTo'> {
  label: string;
  lines: QuestFacts['needs'];
}

function Lines({ label, lines, worthOf, routeTo }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <Fact label={label}>
      {lines.map((parts) => (
        <span key={parts.map(({ text }) => text).join('')} className={css.line}>
          {parts.map(({ text, thing }) =>
            thing ? (
              <a key={text} href={thing.href} data-card={thing.card ?? undefined}>
                <Tile icon={thing.icon} tone={thing.tone} size="s" />
                {text}
              </a>
            ) : (
              <span key={text}>{text}</span>
            ),
          )}
          {worthOf && parts.map(({ text, thing }) => thing && <span key={text}>{worthOf(thing)}</span>)}
          {routeTo &&
            parts.map(
              ({ text, thing }) => thing?.place && <Fragment key={text}>{routeTo(thing.place, text)}</Fragment>,
            )}
        </span>
      ))}
    </Fact>
  );
}
