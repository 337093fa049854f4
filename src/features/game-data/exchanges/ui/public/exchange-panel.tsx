import { knownCostText } from '#shared/korean/material-cost.ts';
import { Collapsible } from '#ui/components/collapsible.tsx';
import { Panel } from '#ui/components/panel.tsx';
import type { PlaceView } from '../../../catalog/named-place.reader.ts';
import type { ExchangeView, NamedStack } from '../../exchange-view.reader.ts';
import css from './exchange-panel.module.css';

interface ExchangePanelProps {
  views: readonly ExchangeView[];
  /** Id of the item whose page shows the panel: its own name is no link. */
  ownItemId?: number;
}

/** Number of exchanges that are shown unfolded; if there are more, of several people, they are folded by person. */
const OPEN = 8;

export function ExchangePanel({ views, ownItemId }: ExchangePanelProps) {
  if (views.length === 0) return null;
  const people = [...Map.groupBy(views, ({ npc }) => npc)];
  const isCollapsible = views.length > OPEN && people.length > 1;
  return (
    <Panel title={formatTitle(views)} id="exchanges" aside={`${views.length}가지`}>
      {people.map(([npc, own]) =>
        isCollapsible ? (
          <Collapsible key={npc} title={`${npc} ${own.length}가지: ${namesIn(own)}`}>
            <ExchangeTable views={own} ownItemId={ownItemId} />
          </Collapsible>
        ) : (
          <ExchangeTable key={npc} views={own} ownItemId={ownItemId} />
        ),
      )}
    </Panel>
  );
}

function formatTitle(views: readonly ExchangeView[]): string {
  const isSome = (kind: ExchangeView['kind']) => views.some((view) => view.kind === kind);
  return [isSome('exchange') && '교환', isSome('summon') && '소환', isSome('entry') && '입장']
    .filter(Boolean)
    .join(' · ');
}

const NAMED = 3;

function namesIn(views: readonly ExchangeView[]): string {
  const names = views.map(({ target, give }) => target?.name ?? give[0]?.name ?? '');
  return `${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? ' 등' : ''}`;
}

/** All exchanges are of one person. */
function ExchangeTable({ views, ownItemId }: ExchangePanelProps) {
  const [first] = views;
  return (
    <>
      {first && <Person view={first} />}
      <table className={`t even ${css.exchanges}`} aria-label={`${first?.npc} ${formatTitle(views)}`}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">주는 것</th>
            <th scope="col">받는 것</th>
          </tr>
        </thead>
        <tbody>
          {views.map((view) => (
            <tr key={view.key}>
              <td>
                <Stacks stacks={view.give} ownItemId={ownItemId} />
                {view.cost && <span className="sub">시세 {knownCostText(view.cost.known, view.cost.unpriced)}</span>}
              </td>
              <td>
                <Gets view={view} ownItemId={ownItemId} />
                {view.terms.map((term) => (
                  <span key={term} className="sub">
                    {term}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Gets({ view: { get, gains, target }, ownItemId }: { view: ExchangeView; ownItemId: number | undefined }) {
  return (
    <>
      {get.length > 0 && <Stacks stacks={get} ownItemId={ownItemId} />}
      {gains.map((gain) => (
        <span key={gain} className={css.gain}>
          {gain}
        </span>
      ))}
      {target && (target.href ? <a href={target.href}>{target.name}</a> : target.name)}
    </>
  );
}

function Stacks({ stacks, ownItemId }: { stacks: readonly NamedStack[]; ownItemId: number | undefined }) {
  return (
    <ul className={css.stacks}>
      {stacks.map(({ id, name, quantity }) => (
        <li key={name}>
          {id === undefined || id === ownItemId ? (
            name
          ) : (
            <a href={`/items/${id}`} data-card={`item:${id}`}>
              {name}
            </a>
          )}{' '}
          <b>{quantity}</b>
        </li>
      ))}
    </ul>
  );
}

function Person({ view: { npc, at } }: { view: ExchangeView }) {
  return (
    <p className={`pad ${css.person}`}>
      <b>{npc}</b>
      {at.map((place) => (
        <Place key={place.text} place={place} />
      ))}
      {at.length === 0 && <span className="meta">자리는 알려지지 않았습니다</span>}
    </p>
  );
}

function Place({ place: { text, href } }: { place: PlaceView }) {
  return href === null ? <span className="meta">{text}</span> : <a href={href}>{text}</a>;
}
