import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { guildPath } from '../../guilds/guild.labels.ts';
import { computeOwed } from '../owed.rules.ts';
import { settlementPath } from '../settlement-page.params.ts';
import css from './party-settlements.module.css';
import { settlements } from './settlement-query.ts';

/** Shows the amount that the visitor is to receive from the settlements of a guild; renders nothing without any. */
export function GuildOwedPanel({ guildId, profileId }: { guildId: number; profileId: number }) {
  const { data = [] } = useLiveQuery(settlements, { guildId });
  const { toReceive } = computeOwed(data, profileId);
  if (toReceive.length === 0) return null;
  return (
    <Panel title="받을 돈" more={{ href: guildPath(guildId, 'loot'), label: `정산 ${data.length}` }}>
      <ul className="lines">
        {toReceive.map(({ id, title, amount, holder, isPaid }) => (
          <li key={id}>
            <a className={`row-link ${css.line}`} href={settlementPath(id)}>
              <span className="grow min-w-0">
                <span className="elide block">{title}</span>
                <span className="sub elide block">{holder}에게 받을 돈</span>
              </span>
              {isPaid && <Tag tone="warn">줬음 표시</Tag>}
              <b>{formatDigits(amount)}</b>
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
