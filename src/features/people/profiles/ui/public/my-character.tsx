import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Panel } from '#ui/components/panel.tsx';
import { Invitation } from '../invitation.tsx';
import css from './my-character.module.css';

/**
 * The user's own character beside the page's content: the same HTML for everybody. The part that depends on the user is loaded
 * after the page, into the height that this device last saw of it. `market`: what the visitor has in the market.
 */
export function MyCharacter({ market }: { market?: ReactNode }) {
  const [Body, setBody] = useState<ComponentType>(() => Invitation);
  useEffect(() => {
    import('../my-character-body.tsx').then(
      ({ MyCharacterBody }) => setBody(() => MyCharacterBody),
      // The invitation is a sufficient fallback.
      () => undefined,
    );
  }, []);
  return (
    <Panel title="내 캐릭터" more={{ href: '/calc/plan', label: '승급 계획' }}>
      <div className="pad small">
        <div className={css.character}>
          <div className={css.mine}>
            <Body />
            {market}
          </div>
        </div>
      </div>
    </Panel>
  );
}
