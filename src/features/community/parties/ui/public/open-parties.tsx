import type { PartyLine } from '../../party.labels.ts';
import { Seats } from './seats.tsx';

/** Lists parties with free seats. */
export function OpenParties({ rows }: { rows: readonly PartyLine[] }) {
  return (
    <ul className="lines lit">
      {rows.map(({ id, place, title, seats }) => (
        <li key={id} className="line tap-row">
          <a className="opens grow min-w-0 text-paper" href={`/party/${id}`}>
            <b className="block">{place}</b>
            <span className="sub elide block">{title}</span>
          </a>
          <Seats seats={seats} />
        </li>
      ))}
    </ul>
  );
}
