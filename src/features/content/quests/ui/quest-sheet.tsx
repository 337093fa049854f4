import type { ReactNode } from 'react';
import { RouteLink } from '#features/game-data/refs/ui/public/route-link.tsx';
import { Worth } from '#features/game-data/ui/public/worth.tsx';
import { Dot } from '#ui/components/tag.tsx';
import { Tile } from '#ui/components/tile.tsx';
import type { PricedThing, QuestPageData } from '../pages/quest.loader.ts';
import type { QuestThing, QuestThingKind } from '../quest-facts.ts';
import css from './quest-sheet.module.css';

type Line = QuestPageData['needs'][number];

const ASIDE = /\s+\((.*)\)$/;

/** Shows requirements and rewards of a quest in the order of doing it, with the places. */
export function QuestSheet({ quest }: { quest: QuestPageData }) {
  const { level, needs, gains, things, origins, prices } = quest;
  const ofKind = (...kinds: QuestThingKind[]) => things.filter(({ kind }) => kinds.includes(kind));
  return (
    <dl className={css.sheet}>
      {level !== null && (
        <Section label="레벨">
          <p className={css.plain}>{level} 이상</p>
        </Section>
      )}
      <Things label="NPC" things={ofKind('npc')} />
      <Lines label="준비물" lines={needs} prices={prices} hasOrigins={origins.length > 0} />
      <Things label="얻는 곳" things={origins} />
      <Things label="몬스터" things={ofKind('monster')} />
      <Lines label="보상" lines={gains} prices={prices} />
      <Things label="관련" things={ofKind('item', 'skill')} />
    </dl>
  );
}

function Section({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Things({ label, things }: { label: string; things: readonly PricedThing[] }) {
  if (things.length === 0) return null;
  return (
    <Section label={label}>
      {things.map((thing) => (
        <Row key={thing.href} thing={thing} note={thing.note} price={thing.price} />
      ))}
    </Section>
  );
}

interface LinesProps {
  label: string;
  lines: readonly Line[];
  prices: QuestPageData['prices'];
  /** Whether other rows name the monsters and shops. */
  hasOrigins?: boolean;
}

function Lines({ label, lines, prices, hasOrigins = false }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <Section label={label}>
      {lines.map((parts) => {
        const text = parts.map((part) => part.text).join('');
        const thing = parts.find((part) => part.thing)?.thing;
        if (!thing) {
          return (
            <p key={text} className={css.plain}>
              {text}
            </p>
          );
        }
        const [aside] = ASIDE.exec(text)?.slice(1) ?? [];
        return (
          <Row
            key={text}
            thing={thing}
            amount={text.replace(ASIDE, '').replace(thing.name, '').trim()}
            note={aside ?? (hasOrigins && thing.kind === 'item' ? '' : thing.note)}
            price={thing.itemId === undefined ? undefined : prices[thing.itemId]}
          />
        );
      })}
    </Section>
  );
}

interface RowProps {
  thing: QuestThing;
  amount?: string;
  note: string;
  price: number | undefined;
}

const PIECES = /^([\d,]+)개$/;

function Row({ thing: { name, href, card, icon, tone, place }, amount = '', note, price }: RowProps) {
  const count = Number(PIECES.exec(amount)?.[1]?.replaceAll(',', '') ?? 1);
  return (
    <div className={`tap-row ${css.row}`}>
      <Tile icon={icon} tone={tone} />
      <span className="min-w-0 grow">
        <a className="opens nm" href={href} data-card={card ?? undefined}>
          {name}
        </a>
        {amount && <b className={css.amount}> {amount}</b>}
        {note && <small className="sub">{note}</small>}
      </span>
      {price !== undefined && (
        <span className={`nowrap ${css.price}`}>
          개당 <Worth price={price} />
          {count > 1 && (
            <>
              <Dot />
              모두 <Worth price={price * count} />
            </>
          )}
        </span>
      )}
      {place && <RouteLink to={place} name={name} />}
    </div>
  );
}
