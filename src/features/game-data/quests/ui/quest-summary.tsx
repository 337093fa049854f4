import type { ReactNode } from 'react';
import { Tile } from '#ui/components/tile.tsx';
import type { QuestFacts, QuestThing } from '../quest-facts.ts';
import css from './quests.module.css';

interface QuestSummaryProps extends Pick<QuestFacts, 'level' | 'needs' | 'gains' | 'places'> {
  worthOf?(thing: QuestThing): ReactNode;
}

export function QuestSummary({ level, needs, gains, places, worthOf }: QuestSummaryProps) {
  return (
    <dl className={css.facts}>
      {level !== null && <Fact label="레벨">{level}부터</Fact>}
      <Lines label="준비물" lines={needs} worthOf={worthOf} />
      <Lines label="보상" lines={gains} worthOf={worthOf} />
      {places.length > 0 && (
        <Fact label="장소">
          {places.map(({ name, href, to }) => (
            <span key={name} className={css.line}>
              <a href={href}>{name}</a>
              {to && <RouteButton to={to} name={name} />}
            </span>
          ))}
        </Fact>
      )}
    </dl>
  );
}

/** The page of the route itself knows where this device begins. */
function RouteButton({ to, name }: { to: string; name: string }) {
  return (
    <a className="btn ghost sm" href={`/maps/route?to=${to}`} aria-label={`가는 길: ${name}`}>
      가는 길
    </a>
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

interface LinesProps {
  label: string;
  lines: QuestFacts['needs'];
  worthOf: QuestSummaryProps['worthOf'];
}

function Lines({ label, lines, worthOf }: LinesProps) {
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
          {parts.map(({ text, thing }) => thing?.place && <RouteButton key={text} to={thing.place} name={text} />)}
        </span>
      ))}
    </Fact>
  );
}
