import { ButtonLink } from '#ui/components/button.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { useMe } from '../../../sessions/ui/public/me-store.ts';
import { isSuspended } from '../../../suspensions/suspension.rules.ts';
import { CharacterEditor } from './character-editor.tsx';
import { LeaveAccount } from './leave-account.tsx';
import { SuspendedCharacter } from './suspended-character.tsx';

export default function CharacterPart() {
  const state = useMe();
  if (state.status !== 'in') return null;
  const { me } = state;
  if (!me) return <Newcomer />;
  if (isSuspended(me, new Date())) return <SuspendedCharacter me={me} />;
  return <CharacterEditor key={me.id} me={me} />;
}

function Newcomer() {
  return (
    <EmptyState
      text="아직 캐릭터를 만들지 않았습니다. 이름과 직업만 정하면 됩니다."
      action={
        <>
          <ButtonLink href="/confirm" tone="primary">
            캐릭터 만들기
          </ButtonLink>
          <LeaveAccount name={null} />
        </>
      }
    />
  );
}
