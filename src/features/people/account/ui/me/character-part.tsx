import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { relativeTime } from '#shared/korean/relative-time.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { KeyValues } from '#ui/components/key-values.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import type { Me } from '../../../profiles/profile.contract.ts';
import { formatJobTitle } from '../../../profiles/profile.labels.ts';
import { useMe } from '../../../sessions/ui/public/me-store.ts';
import { isSuspended } from '../../../suspensions/suspension.rules.ts';
import { CharacterEditor } from './character-editor.tsx';
import { LeaveAccount } from './leave-account.tsx';
import css from './me.module.css';
import { WarningNotes } from './warning-notes.tsx';

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
          <WarningNotes warnings={me.warnings} />
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
      <div className="note bad stack" role="alert">
        <p>
          <b>이용이 정지되었습니다.</b> 거래, 파티, 캐릭터 수정처럼 글을 남기는 일은 할 수 없습니다. 도감 보기, 문의, 내
          데이터 내려받기, 탈퇴는 할 수 있습니다.
        </p>
        <KeyValues
          className={css.suspension}
          rows={[
            { label: '해제 시각', value: bannedAt ? <Until at={bannedAt} /> : '–' },
            { label: '사유', value: bannedReason ?? '적혀 있지 않음' },
          ]}
        />
        <p>
          <ButtonLink href="/notice/ask?type=2">이의 제기하기</ButtonLink> <a href="/notice/ban">이용 제한 안내</a>
        </p>
      </div>
      <WarningNotes warnings={me.warnings} />
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

function Until({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      {formatDateTime(at)} <span className="sub">{relativeTime(at, new Date())}</span>
    </time>
  );
}
