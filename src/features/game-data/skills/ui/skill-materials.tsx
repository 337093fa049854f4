import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { ItemLink } from '../../ui/public/item-link.tsx';
import type { SkillMaterialRow } from '../pages/skill.loader.ts';

interface SkillMaterialsProps {
  rows: readonly SkillMaterialRow[];
  exp: number | null;
  href: string;
}

export function SkillMaterials({ rows, exp, href }: SkillMaterialsProps) {
  return (
    <Panel
      title="배우는 데 드는 것"
      aside={exp === null ? undefined : `경험치 ${formatDigits(exp)}`}
      more={{ href, label: '재료 한꺼번에' }}
    >
      {rows.length === 0 ? (
        <p className="pad dim">알려진 재료가 없습니다.</p>
      ) : (
        <table className="t">
          <thead>
            <tr>
              <th>재료</th>
              <th className="wide">주는 몬스터</th>
              <th className="num">수</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <td>
                  {row.item ? (
                    <ItemLink {...row.item} sub={<span className="narrow">{dropperNames(row)}</span>} />
                  ) : (
                    row.name
                  )}
                </td>
                <td className="wide dim">{row.droppedBy.length > 0 ? <Droppers row={row} /> : '–'}</td>
                <td className="num">{formatDigits(row.quantity)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

function Droppers({ row: { droppedBy, hasMoreDroppers } }: { row: SkillMaterialRow }) {
  return (
    <>
      {droppedBy.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ' · '}
          <a className="quiet" href={`/monsters/${id}`} data-card={`monster:${id}`}>
            {name}
          </a>
        </span>
      ))}
      {hasMoreDroppers && ' 등'}
    </>
  );
}

function dropperNames({ droppedBy, hasMoreDroppers }: SkillMaterialRow): string {
  return droppedBy.map(({ name }) => name).join(' · ') + (hasMoreDroppers ? ' 등' : '');
}
