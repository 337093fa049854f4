import { Panel } from '#ui/components/panel.tsx';
import { tileText } from '../map.labels.ts';
import css from './map-page.module.css';
import type { PlaceRow } from './place-list.tsx';

export function HuntList({ hunts }: { hunts: readonly (PlaceRow & { href: string })[] }) {
  return (
    <Panel title="여기서 갈 수 있는 사냥터" aside={`${hunts.length}곳`}>
      <table className="t tight even">
        <colgroup>
          <col />
          <col className={css.fixed} />
          <col className={css.fixed} />
        </colgroup>
        <tbody>
          {hunts.map(({ name, href, x, y, minLevel }) => (
            <tr key={href}>
              <th scope="row">
                <a href={href} className="text-paper">
                  {name}
                </a>
              </th>
              <td className="num dim">{tileText(x, y)}</td>
              <td className="num">
                {minLevel !== null && minLevel > 1 ? (
                  <>
                    <span className="meta">레벨 </span>
                    {minLevel}
                  </>
                ) : (
                  <span className="meta">누구나</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
