import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import type { SaleRow } from '../pages/item.loader.ts';

export function SaleTable({ rows }: { rows: readonly SaleRow[] }) {
  return (
    <Panel title="파는 곳">
      <table className="t">
        <thead>
          <tr>
            <th>지도</th>
            <th>파는 이</th>
            <th className="num">값 (전)</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>{row.map ? <a href={`/maps/${row.map.code}`}>{row.map.name}</a> : '–'}</td>
              <td className="dim">{row.npcName ?? '–'}</td>
              <td className="num">{row.price === null ? '–' : formatDigits(row.price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
