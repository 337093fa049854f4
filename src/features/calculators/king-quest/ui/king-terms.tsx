import { Panel } from '#ui/components/panel.tsx';
import type { KingQuestPageData } from '../pages/king-quest.loader.ts';

type KingTermsProps = Pick<KingQuestPageData, 'king' | 'place' | 'rule'>;

export function KingTerms({ king, place, rule }: KingTermsProps) {
  return (
    <Panel title="왕퀘 규칙">
      <div className="pad stack gap-3 small dim">
        {place && <p className="meta">{place}</p>}
        {rule ? (
          <>
            <p>{rule.summary}</p>
            <p className="note bad">{rule.penalty}</p>
            <p>
              {rule.note}
              {king.slug !== 'buyeo' && (
                <span className="own-text">{' 다른 왕도 자기 나라 소속에게만 주는지는 알려지지 않았습니다.'}</span>
              )}
            </p>
          </>
        ) : (
          <p>규칙은 알려지지 않았습니다.</p>
        )}
      </div>
    </Panel>
  );
}
