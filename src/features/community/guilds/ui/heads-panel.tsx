import { RATING_NAMES } from '#features/people/player-ratings/player-rating.labels.ts';
import { gradeName } from '#shared/jobs.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { RANK, rankName } from '../guild.labels.ts';
import type { GuildHead, GuildPageData } from '../pages/guild.loader.ts';
import css from './guild.module.css';

const NAMES: Readonly<Record<number, string>> = RATING_NAMES;

/** Shows the leader and deputies, the only members whose names are public. */
export function HeadsPanel({ leader, deputies }: Pick<GuildPageData, 'leader' | 'deputies'>) {
  const rows = [
    ...(leader ? [{ rank: RANK.leader, head: leader }] : []),
    ...deputies.map((head) => ({ rank: RANK.deputy, head })),
  ];
  const records = rows.flatMap(({ head }) => head.record ?? []);
  // A column without any value is left out.
  const hasParties = records.some((record) => countParties(record) > 0);
  const hasRatings = records.some(({ manner }) => manner.some(({ givers }) => givers > 0));
  return (
    <Panel title="운영진">
      <table className="t">
        <thead>
          <tr>
            <th>직위</th>
            <th>이름</th>
            <th className="num">완료한 거래</th>
            {hasParties && <th className="num wide">최근 90일 파티</th>}
            {hasRatings && <th className="wide">최근 1년 매너</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rank, head }) => (
            <Head key={head.player.id} rank={rank} head={head} hasParties={hasParties} hasRatings={hasRatings} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="pad dim">문주가 없습니다.</p>}
    </Panel>
  );
}

type HeadRecord = NonNullable<GuildHead['record']>;

function countParties({ parties }: HeadRecord): number {
  return parties.led + parties.joined;
}

interface HeadProps {
  rank: number;
  head: GuildHead;
  hasParties: boolean;
  hasRatings: boolean;
}

function Head({ rank, head: { player, record }, hasParties, hasRatings }: HeadProps) {
  const { name, userId, job, grade } = player;
  return (
    <tr>
      <td className="dim">{rankName(rank)}</td>
      <td>
        {userId === null ? (
          <span className="faint">{name}</span>
        ) : (
          <a className={`g${grade} ${css.head}`} href={`/profiles/${userId}`}>
            {name}
          </a>
        )}{' '}
        <span className="meta nowrap">{gradeName(job, grade)}</span>
      </td>
      <td className="num">{record ? formatDigits(record.deals.completed) : '–'}</td>
      {hasParties && <td className="num wide">{record ? formatDigits(countParties(record)) : '–'}</td>}
      {hasRatings && <td className="wide">{record ? <BestRating manner={record.manner} /> : '–'}</td>}
    </tr>
  );
}

function BestRating({ manner }: Pick<HeadRecord, 'manner'>) {
  const best = manner.filter(({ givers }) => givers > 0).toSorted((one, other) => other.givers - one.givers)[0];
  return best ? (
    <>
      {NAMES[best.tag]} <b className={css.strong}>{formatDigits(best.givers)}</b>
    </>
  ) : (
    '–'
  );
}
