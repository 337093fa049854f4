import { type ReactNode, useState } from 'react';
import { itemIcon } from '#features/game-data/refs/ui/public/item-icon.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { STATUS_LABELS, TRADE_STATUS, TRADE_TYPE_LABELS } from '../../../trades/trade.labels.ts';
import { can } from '../../../trades/trade.policy.ts';
import { asOwnTrade } from '../../../trades/trade.rules.ts';
import { getTrade } from '../../../trades/trade-endpoints.contract.ts';
import { ownNote } from '../../own-trade.labels.ts';
import { serverName, useGameServers } from '../form/game-servers.ts';
import { OwnTools } from './own-tools.tsx';
import { TradeFacts } from './trade-facts.tsx';
import css from './view.module.css';

type VisibleTrade = Awaited<ReturnType<typeof readTrade>>;

const readTrade = (id: number) => call(getTrade, { params: { id } });

/** Returns null if there is no such trade or it is another player's. */
export async function unlistedTradePage(id: number, profileId: number): Promise<ReactNode> {
  try {
    const trade = await readTrade(id);
    return can({ profileId }, 'manage', trade) ? <UnlistedTrade first={trade} /> : null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code !== 'NOT_FOUND')
      console.warn(`내 거래 ${withParticle(String(id), '을/를')} 가져오지 못했습니다.`, error);
    return null;
  }
}

function UnlistedTrade({ first }: { first: VisibleTrade }) {
  const [trade, setTrade] = useState(first);
  const servers = useGameServers();
  const own = asOwnTrade(trade);
  const { item } = trade;
  const word = TRADE_TYPE_LABELS[trade.tradeType];
  const { icon, tone } = itemIcon({ type: item.type, name: item.name, subType: null });
  const note = ownNote(own);
  return (
    <>
      <PageMeta title={`${item.name} ${word}`} noindex />
      <PageHead
        title={`${item.name} ${word}`}
        crumbs={[
          { label: '거래', href: '/trade' },
          { label: item.name, href: `/trade/${item.id}` },
          { label: `거래 ${trade.id}` },
        ]}
        tile={<Tile icon={icon} tone={tone} size="xl" />}
        lead={`내 글 · ${own.hiddenAt === null ? STATUS_LABELS[trade.status] : '숨김'}`}
      />
      {note !== null && (
        <p className="note mb-4">
          {note}{' '}
          {own.hiddenAt !== null && (
            <a className="underline" href="/notice/ask">
              문의하기
            </a>
          )}
        </p>
      )}
      <div className={css.view}>
        <TradeFacts
          trade={trade}
          quotes={null}
          server={serverName(servers, trade.gameServer)}
          isGone={trade.status === TRADE_STATUS.cancelled}
        />
        <div className={`stack ${css.side}`}>
          <Panel title="내 글">
            <div className="pad stack gap-3 small">
              <OwnTools
                trade={trade}
                isUnlisted
                isOver={trade.status !== TRADE_STATUS.waiting}
                onChanged={() => void readTrade(trade.id).then(setTrade)}
              />
            </div>
          </Panel>
        </div>
      </div>
    </>
  );
}
