import type { Parsed } from '#platform/client/form/submission.ts';
import { useDraft } from '#platform/client/use-draft.ts';
import { ERROR_MESSAGE } from '#shared/errors.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { Button } from '#ui/components/button.tsx';
import { Field, TextInput } from '#ui/components/field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useSubmission } from '../../../require-login/ui/public/use-submission.ts';
import { setMe } from '../../../sessions/ui/public/own-api.ts';
import { goHomeAsNobody, signOut } from '../../../sessions/ui/public/sign-out.ts';
import { deleteAccount } from '../../account.contract.ts';
import { DELETE_PATH } from '../../open-parts.ts';

interface DeleteDialogProps {
  name: string | null;
  onClose: () => void;
}

const FAILED = '탈퇴하는 중에 오류가 생겼습니다.';
const TITLE = '탈퇴하기';

export default function DeleteDialog({ name, onClose }: DeleteDialogProps) {
  'use memo';
  const draft = useDraft(null, { name: '' });
  const { form, phase, issues, message, change, submit } = useSubmission({
    endpoint: deleteAccount,
    draft,
    parse: (typed) => parse(typed.name, name),
    onDone: leave,
    backTo: DELETE_PATH,
    words: { stopped: `${FAILED} ${ERROR_MESSAGE.LOGIN_REQUIRED}`, failed: `${FAILED} 잠시 뒤에 다시 해 주세요.` },
    explain: (fault) => `${FAILED} ${fault.message}`,
  });
  const isRunning = phase === 'sending';
  const fault = issues.name ?? message?.text;
  return (
    <Dialog open onClose={() => !isRunning && onClose()} label={TITLE} broad>
      <form className="stack" ref={form} onSubmit={submit} noValidate>
        <h2 className="h2">{TITLE}</h2>
        {name === null ? <NewcomerLoses /> : <PlayerLoses />}
        {name === null ? (
          fault && (
            <p className="note bad" role="alert">
              {fault}
            </p>
          )
        ) : (
          <Field
            label={`확인하려면 캐릭터의 이름 ${withParticle(`‘${name}’`, '을/를')} 적어 주세요`}
            id="delete-name"
            error={fault}
          >
            <TextInput
              id="delete-name"
              value={draft.values.name}
              onChange={(event) => change({ name: event.target.value })}
              aria-describedby={fault && 'delete-name-hint'}
              aria-invalid={fault !== undefined}
              autoComplete="off"
              spellCheck={false}
            />
          </Field>
        )}
        <div className="row">
          <Button type="submit" tone="danger" aria-disabled={isRunning}>
            {isRunning ? '탈퇴하는 중' : '모두 지우고 탈퇴하기'}
          </Button>
          <Button tone="ghost" onClick={onClose} disabled={isRunning}>
            취소
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function parse(typed: string, name: string | null): Parsed<typeof deleteAccount, 'name'> {
  if (name === null || typed.normalize('NFC').trim() === name) return { input: {} };
  return { issues: { name: `캐릭터의 이름 ${withParticle(`‘${name}’`, '을/를')} 그대로 적어 주세요.` } };
}

async function leave(): Promise<undefined> {
  setMe(null);
  // The session was deleted with the account, so a failure to sign out does not matter.
  await signOut().catch(goHomeAsNobody);
}

function PlayerLoses() {
  return (
    <ul className="body small bullets">
      <li>이름, 직업, 체력과 마력, 프로필 사진, 디스코드 연결, 문의한 글을 지웁니다. 되돌릴 수 없습니다.</li>
      <li>거래 중인 글은 취소됩니다. 완료한 거래는 시세를 위해 ‘탈퇴한 사용자’의 것으로 남고, 메모는 지워집니다.</li>
      <li>가격 알림, 키워드 알림, 받은 알림, 알림을 받던 브라우저와 웹후크, 저장한 검색을 지웁니다.</li>
      <li>
        이끌던 파티는 끝나고, 참가 요청, 차단, 주고받은 매너를 지웁니다. 순번표와 정산에는 ‘탈퇴한 사용자’로 남습니다.
      </li>
      <li>
        문파에서 나가고, 게시판에 쓴 글과 댓글, 일정의 답을 지웁니다. 이끌던 문파는 다음 사람이 잇고, 없으면 닫힙니다.
      </li>
      <li>이용 정지 중이라면 정지는 끝나지 않습니다. 다시 가입해도 그때까지 이어집니다.</li>
      <li>모든 기기에서 로그아웃됩니다. 같은 계정으로 언제든 다시 가입할 수 있습니다.</li>
    </ul>
  );
}

function NewcomerLoses() {
  return (
    <ul className="body small bullets">
      <li>연결한 계정과 문의한 글을 지웁니다. 되돌릴 수 없습니다.</li>
      <li>모든 기기에서 로그아웃됩니다. 같은 계정으로 언제든 다시 가입할 수 있습니다.</li>
    </ul>
  );
}
