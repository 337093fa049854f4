import { useState } from 'react';
import type { FactFault } from '#features/game-data/editing/fact-change.contract.ts';
import { ENTITIES } from '#features/game-data/entities/entity.contract.ts';
import { fieldOf } from '#features/game-data/entities/entity-fields.rules.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { factRowPath } from '../../differences/difference.labels.ts';
import type { Faults } from '../fault.rules.ts';
import css from './faults.module.css';

const PART = 50;

interface FaultTableProps extends Faults {
  /** Names of entities and sheets, by that of their file. */
  labels?: ReadonlyMap<string, string>;
}

/** Lists faults of the check with file, line, field and reason. */
export function FaultTable({ faults, faultCount, labels }: FaultTableProps) {
  const [shown, setShown] = useState(PART);
  const rest = faults.length - shown;
  return (
    <>
      <table className={`t tight ${css.faults}`}>
        <thead>
          <tr>
            <th className={css.place}>위치</th>
            <th className={css.field}>항목</th>
            <th>문제</th>
          </tr>
        </thead>
        <tbody>
          {faults.slice(0, shown).map((fault, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may have the same fault twice
            <tr key={nth}>
              <td>
                <Place fault={fault} labels={labels} />
              </td>
              <td className="dim">{fieldName(fault)}</td>
              <td className="up">{fault.reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {(rest > 0 || faultCount > faults.length) && (
        <footer className={css.foot}>
          <span className="meta">
            {`문제 ${formatDigits(faultCount)}개 가운데 ${formatDigits(Math.min(shown, faults.length))}개`}
          </span>
          {rest > 0 && (
            <button type="button" className="btn ghost sm" onClick={() => setShown(shown + PART)}>
              {formatDigits(Math.min(PART, rest))}개 더
            </button>
          )}
        </footer>
      )}
    </>
  );
}

const readEntity = ({ file }: FactFault) => file.replace(/\.(?:csv|json)$/i, '');

/** The row of an edit by name, else the line of the file. */
function Place({ fault, labels }: { fault: FactFault; labels: ReadonlyMap<string, string> | undefined }) {
  const { at, row, file } = fault;
  if (at) return <a href={factRowPath(at.entity, at.id)}>{at.name}</a>;
  const label = labels?.get(readEntity(fault)) ?? file;
  return <span>{row === 0 ? label : `${label} ${row}`}</span>;
}

function fieldName(fault: FactFault): string {
  const entity = ENTITIES.find((name) => name === readEntity(fault));
  return (entity && fieldOf(entity, fault.field)?.label) ?? fault.field;
}
