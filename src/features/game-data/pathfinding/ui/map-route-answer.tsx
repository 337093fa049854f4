import { formatDigits } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { Button } from '#ui/components/button.tsx';
import { Chips } from '#ui/components/choices.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Tag } from '#ui/components/tag.tsx';
import { CopyIcon } from '#ui/icons/icons.tsx';
import { copyText } from '#ui/overlay/copy-text.ts';
import { useSite } from '#ui/page/site-context.tsx';
import type { EndView, MapRouteView, StepView } from '../map-route-view.ts';
import type { MapRoutePageData } from '../pages/map-route.loader.ts';
import css from './map-route.module.css';

const COPY_WORDS = { done: '길을 복사했습니다', otherwise: '아래 텍스트를 끌어서 복사해 주세요', isOnPage: true };

export function MapRouteAnswer({
  route,
  path,
  only,
  nearest,
}: {
  route: MapRouteView;
  path: string;
  only: MapRoutePageData['only'];
  /** Name of the town where the route starts when no start was given. */
  nearest: string | null;
}) {
  return (
    <section className={`panel ${css.answer}`} aria-label={route.title}>
      <header>
        <h2>{route.title}</h2>
        {/* A single step shows the level itself. */}
        {route.minLevel !== null && route.steps.length > 1 && <Tag tone="warn">레벨 {route.minLevel}</Tag>}
        <b className={`nowrap ${css.walk}`}>{route.walk}</b>
      </header>
      {nearest !== null && (
        <p className={`pad ${css.quiet}`}>
          출발지를 적지 않아 가장 가까운 {withParticle(nearest, '을/를')} 출발지로 했습니다.
        </p>
      )}
      {only.length > 0 && (
        <div className="pad">
          <Chips label="무엇을 하는 곳" className={css.choices} choices={only} />
        </div>
      )}
      <MapRouteSteps route={route} />
      {route.unknowns.length > 0 && (
        <div className={`pad ${css.quiet}`}>
          {route.unknowns.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      )}
      <CopyMapRoute route={route} path={path} />
    </section>
  );
}

export function MapRouteSteps({ route }: { route: MapRouteView }) {
  return (
    <ol className={css.steps}>
      {route.steps.map((step, index) => (
        // Keys are unique because a route visits no map twice.
        <Step key={step.href} step={step} number={index + 1} />
      ))}
      <End end={route.end} />
    </ol>
  );
}

export function CopyMapRoute({ route, path }: { route: MapRouteView; path: string }) {
  const { origin } = useSite();
  const text = `${route.text}\n${origin}${path}`;
  return (
    <div className={`pad stack gap-2 ${css.words}`}>
      <Button full className={css.copy} data-press="" onClick={() => void copyText(text, COPY_WORDS)}>
        <CopyIcon size={16} />길 복사
      </Button>
      <details>
        <summary>텍스트로 보기</summary>
        <pre>{text}</pre>
      </details>
    </div>
  );
}

function Step({ step, number }: { step: StepView; number: number }) {
  return (
    <li className={number === 1 ? css.start : undefined}>
      <span className={css.number}>{number}</span>
      <a className={classNames(css.name, step.isTown && css.town)} href={step.href}>
        {step.name}
      </a>
      <span className={css.how}>
        {step.where}
        {step.minLevel !== null && <Tag tone="warn">레벨 {step.minLevel}부터</Tag>}
        {step.isOneWay && <Tag>일방통행</Tag>}
      </span>
      <Tile tile={step.tile} />
      <Tiles tiles={step.tiles} />
    </li>
  );
}

function End({ end }: { end: EndView }) {
  return (
    <li className={css.end}>
      <span className={css.number}>
        <span className="visually-hidden">도착</span>
      </span>
      <a className={`${css.name} ${css.town}`} href={end.href} data-card={end.card ?? undefined}>
        {end.name}
      </a>
      <span className={css.how}>{end.detail}</span>
      <Tile tile={end.tile} />
      <Tiles tiles={end.tile === null ? null : end.tiles} />
    </li>
  );
}

function Tile({ tile }: { tile: string | null }) {
  return <span className={`num ${css.tile}`}>{tile}</span>;
}

function Tiles({ tiles }: { tiles: number | null }) {
  return <span className={`num dim ${css.tiles}`}>{tiles !== null && `${formatDigits(tiles)}칸`}</span>;
}
