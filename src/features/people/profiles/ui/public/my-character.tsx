import { type ComponentType, useEffect, useState } from 'react';
import { Panel } from '#ui/components/panel.tsx';
import { Invitation } from '../invitation.tsx';
import css from './my-character.module.css';

/**
 * One's own character beside the page's own content: of one height for everybody, and the same HTML. What knows who is here
 * comes after the page.
 */
export function MyCharacter() {
  const [Body, setBody] = useState<ComponentType>(() => Invitation);
  useEffect(() => {
    import('../my-character-body.tsx').then(
      ({ MyCharacterBody }) => setBody(() => MyCharacterBody),
      // The invitation leads on as well.
      () => undefined,
    );
  }, []);
  return (
    <Panel title="내 캐릭터" more={{ href: '/calc/plan', label: '승급 계획' }}>
      <div className={`pad small ${css.character}`}>
        <Body />
      </div>
    </Panel>
  );
}
