import { useState } from 'react';
import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { weekChange } from '../../overview/overview.labels.ts';
import { pageName } from '../page-pattern.labels.ts';
import type { Stats } from '../stats.contract.ts';
import type { StatsPeriod } from '../stats.params.ts';
import { CsvLink } from './csv-link.tsx';
import { ShareBar } from './share-bar.tsx';
import css from './stats.module.css';

const SHOWN = 8;

/** Views by page; pages of one pattern are one row. */
export function PagesPanel({ pages, period }: { pages: Stats['pages']; period: StatsPeriod }) {
  const [isWhole, setWhole] = useState(false);
  const most = Math.max(1, ...pages.map(({ views }) => views));
  const aside = (
    <span className={css.acts}>
      {pages.length > SHOWN && (
        <button type="button" className={css.all} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? '줄이기' : `${formatDigits(pages.length)}개 모두`}
        </button>
      )}
      <CsvLink table="pages" period={period} />
    </span>
  );
  return (
    <Panel title="많이 본 페이지" aside={aside}>
      {pages.length === 0 ? (
        <EmptyState isInLine text="이 기간에 센 조회가 없습니다." />
      ) : (
        <table className={`t tight ${css.pages}`}>
          <thead>
            <tr>
              <th scope="col">페이지</th>
              <th scope="col" className={`wide ${css.wideBar}`}>
                <span className="visually-hidden">비율</span>
              </th>
              <th scope="col" className="num">
                조회
              </th>
              <th scope="col" className="num">
                1년 전보다
              </th>
            </tr>
          </thead>
          <tbody>
            {(isWhole ? pages : pages.slice(0, SHOWN)).map(({ pattern, views, before }) => (
              <tr key={pattern}>
                <th scope="row" title={pattern}>
                  {pageName(pattern)}
                </th>
                <td className="wide">
                  <ShareBar share={views / most} />
                </td>
                <td className="num">
                  <b>{formatDigits(views)}</b>
                </td>
                <td className="num dim">{before === null ? '–' : weekChange(views, before)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
