import { LongList } from '#ui/components/long-list.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { tileText } from '../../refs/tile.rules.ts';
import { MARK_LABELS, portLevelText } from '../map.labels.ts';
import type { PlanMark } from '../map-plan.rules.ts';
import css from './map-page.module.css';

export function PlacesTable({ marks }: { marks: readonly PlanMark[] }) {
  return (
    <Panel title="이 지도에 있는 곳" aside={`${marks.length}곳`}>
      <LongList rows={marks}>
        {(some, first) => (
          <table className="t even stays" aria-label={`${first + 1}–${first + some.length}`}>
            <thead>
              <tr>
                <th scope="col">이름</th>
                <th scope="col" className={`wide ${css.column}`}>
                  종류
                </th>
                <th scope="col" className={`num ${css.column}`}>
                  좌표
                </th>
                <th scope="col" className={`num ${css.column} ${css.entry}`}>
                  입장
                </th>
              </tr>
            </thead>
            <tbody>
              {some.map((mark) => (
                <tr key={`${mark.kind} ${mark.x} ${mark.y} ${mark.name}`} className={mark.href ? 'tap-row' : undefined}>
                  <th scope="row">
                    {mark.href ? (
                      <a href={mark.href} className="opens">
                        {mark.name}
                      </a>
                    ) : (
                      mark.name
                    )}
                    <span className="narrow sub">{MARK_LABELS[mark.kind]}</span>
                  </th>
                  <td className="wide dim">{MARK_LABELS[mark.kind]}</td>
                  <td className="num">{tileText(mark.x, mark.y)}</td>
                  <td className="num dim">{mark.kind === 'person' ? '' : portLevelText(mark.minLevel)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </LongList>
    </Panel>
  );
}
