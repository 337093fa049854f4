import { Confidence } from '#ui/components/confidence.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import type { ScamPatternCard } from '../scam-patterns.rules.ts';
import css from './deals.module.css';

const CONFIDENCES = {
  medium: { level: 2, word: '보통' },
  low: { level: 1, word: '추측' },
} as const;

export function ScamPatternCards({ cards }: { cards: readonly ScamPatternCard[] }) {
  return (
    <div className="stack gap-2">
      {cards.map((card, index) => (
        <details key={card.id} className={`disclosure ${css.pattern}`} open={index === 0}>
          <summary>
            <ChevronDownIcon size={16} />
            <span className="nm">{card.title}</span>
            <Confidence {...CONFIDENCES[card.confidence]} />
          </summary>
          <div className={`small dim ${css.text}`}>
            <p>{card.how}</p>
            <p className="text-paper">{card.todo}</p>
            <p className="meta">
              출처{' '}
              {card.source.url ? (
                <a href={card.source.url} rel="external nofollow noopener">
                  {card.source.title}
                </a>
              ) : (
                card.source.title
              )}
            </p>
          </div>
        </details>
      ))}
    </div>
  );
}
