import type { ReactNode } from 'react';
import { Tile } from '#ui/components/tile.tsx';
import type { QuestFacts } from '../quest-facts.ts';
import css from './quests.module.css';

type QuestSummaryProps = Pick<QuestFacts, 'level' | 'needs' | 'gains' | 'places'>;

/** Columns of the list, in its order. */
export const SUMMARY_LABELS = ['레벨', '준비물', '보상', '장소'] as const;

export function QuestSummary({ level, needs, gains, places }: QuestSummaryProps) {
  return (
    <dl className={css.facts}>
      <Fact label="레벨">{level !== null && `${level} 이상`}</Fact>
      <Fact label="준비물">{needs.length > 0 && <Lines lines={needs} />}</Fact>
      <Fact label="보상">{gains.length > 0 && <Lines lines={gains} />}</Fact>
      <Fact label="장소">
        {places.length > 0 &&
          places.map(({ name, href }) => (
            <span key={name} className={css.line}>
              <a href={href}>{name}</a>
            </span>
          ))}
      </Fact>
    </dl>
  );
}

/** An unknown value keeps its column, and takes no line on phones. */
function Fact({ label, children }: { label: (typeof SUMMARY_LABELS)[number]; children: ReactNode }) {
  return (
    <div className={children === false ? css.unknown : undefined}>
      <dt>{label}</dt>
      <dd>{children === false ? '–' : children}</dd>
    </div>
  );
}

function Lines({ lines }: { lines: QuestFacts['needs'] }) {
  return lines.map((parts) => (
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
    </span>
  ));
}
