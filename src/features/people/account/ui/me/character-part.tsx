import { formatDigits } from '#shared/korean/amount.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { KeyValues } from '#ui/components/key-values.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import type { Me } from '../../../profiles/profile.contract.ts';
import { formatJobTitle } from '../../../profiles/profile.labels.ts';
import { SuspensionNote } from '../../../sanctions/ui/public/suspension-note.tsx';
import { WarningNote } from '../../../sanctions/ui/public/warning-note.tsx';
import { useMe } from '../../../sessions/ui/public/me-store.ts';
import { isSuspended } from '../../../suspensions/suspension.rules.ts';
import { CharacterEditor } from './character-editor.tsx';
import { LeaveAccount } from './leave-account.tsx';

export default function CharacterPart() {
  const state = useMe();
  if (state.status !== 'in') return null;
  const { me } = state;
  if (!me) return <Newcomer />;
  if (isSuspended(me, new Date())) return <SuspendedCharacter me={me} />;
  return (
    <>
      {me.warnings.length > 0 && (
        <div className="pad stack">
          <Warnings warnings={me.warnings} />
        </div>
      )}
      <CharacterEditor key={me.id} me={me} />
    </>
  );
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

function SuspendedCharacter({ me }: { me: Me }) {
  const { bannedAt, bannedReason } = me;
  return (
    <div className="pad stack">
      <SuspensionNote until={bannedAt} reason={bannedReason} />
      <Warnings warnings={me.warnings} />
      <KeyValues
        rows={[
          { label: '이름', value: me.name },
          { label: '직업과 승급', value: formatJobTitle(me) },
          { label: '레벨', value: me.level },
          { label: '체력', value: me.maxHp === null ? '–' : formatDigits(me.maxHp) },
          { label: '마력', value: me.maxMp === null ? '–' : formatDigits(me.maxMp) },
        ]}
      />
    </div>
  );
}

function Warnings({ warnings }: Pick<Me, 'warnings'>) {
  return warnings.map((warning) => <WarningNote key={warning.id} warning={warning} />);
}
