import { Panel } from '#ui/components/panel.tsx';
import { Confidence } from '#ui/components/source-note.tsx';
import { DRAWINGS } from '#ui/drawings/drawings.ts';
import type { KnownScam } from '../../known-scams.facts.ts';
import css from './known-scams.module.css';

const LEVELS = { medium: { level: 2, word: '보통' }, low: { level: 1, word: '낮음' } } as const;
const PHONE = '(max-width: 899px)';

/**
 * Shows each pattern with a drawing, a description, its sign and advice, in columns that can be read down as well as
 * across.
 */
export function KnownScams({ scams }: { scams: readonly KnownScam[] }) {
  return (
    <Panel title={`알려진 수법 ${scams.length}`} aside="막대는 얼마나 확인된 이야기인지">
      <ul className="lines">
        {scams.map((scam) => (
          <li key={scam.drawing} className={css.scam}>
            <Scene {...scam} />
            <div className={css.how}>
              <h3>{scam.title}</h3>
              <p className="small dim">{scam.how}</p>
              <p className="meta row wrap gap-2">
                <Confidence {...LEVELS[scam.confidence]} />
                {scam.source.url === null ? (
                  scam.source.title
                ) : (
                  <a href={scam.source.url} rel="external nofollow noopener">
                    {scam.source.title}
                  </a>
                )}
              </p>
            </div>
            <div>
              <h4 className="meta">낌새</h4>
              <p className="small dim">{scam.sign}</p>
            </div>
            <div>
              <h4 className="meta">이렇게</h4>
              <p className="small text-paper">{scam.todo}</p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Scene({ drawing, alt }: Pick<KnownScam, 'drawing' | 'alt'>) {
  const { width, height } = DRAWINGS[drawing];
  return (
    <picture>
      <source media={PHONE} srcSet={`/drawings/${drawing}-phone.svg`} />
      <img
        className={css.scene}
        src={`/drawings/${drawing}.svg`}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
      />
    </picture>
  );
}
