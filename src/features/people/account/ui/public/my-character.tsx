import type { ReactNode } from 'react';
import { LaterPart } from '#platform/client/later-part.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { Invitation } from '../invitation.tsx';
import css from './my-character.module.css';

const loadBody = () => import('../my-character-body.tsx').then(({ MyCharacterBody }) => ({ default: MyCharacterBody }));

/**
 * The user's own character beside the page's content: the same HTML for everybody. The part that depends on the user is loaded
 * after the page, into the height that this device last saw of it. `market`: what the visitor has in the market.
 */
export function MyCharacter({ market }: { market?: ReactNode }) {
  return (
    <Panel title="내 캐릭터" more={{ href: '/calc/plan', label: '승급 계획' }}>
      <div className="pad small">
        <div className={css.character}>
          <div className={css.mine}>
            <LaterPart load={loadBody}>
              <Invitation />
            </LaterPart>
            {market}
          </div>
        </div>
      </div>
    </Panel>
  );
}
