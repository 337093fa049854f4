import { ERROR_MESSAGE } from '#shared/errors.ts';
import { defineForm } from '#shared/form.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { Button } from '#ui/components/button.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { text } from '#ui/form/text-fields.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useForm } from '../../../require-login/ui/public/use-form.ts';
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

/** The context is the name of the own character; null: there is none, and nothing is to be confirmed. */
const deleteForm = defineForm({
  fields: { name: text({ label: '캐릭터의 이름', input: { spellCheck: false } }) },
  check: ({ name }, own: string | null) =>
    own === null || name === own
      ? {}
      : { name: `캐릭터의 이름 ${withParticle(`‘${own}’`, '을/를')} 그대로 적어 주세요.` },
});

export default function DeleteDialog({ name, onClose }: DeleteDialogProps) {
  'use memo';
  const submission = useForm(deleteForm, {
    endpoint: deleteAccount,
    context: () => name,
    toInput: () => ({}),
    onDone: leave,
    backTo: DELETE_PATH,
    words: { stopped: `${FAILED} ${ERROR_MESSAGE.LOGIN_REQUIRED}`, failed: `${FAILED} 잠시 뒤에 다시 해 주세요.` },
    explain: (error) => `${FAILED} ${error.message}`,
  });
  const isRunning = submission.phase === 'sending';
  const failure = submission.message?.text;
  return (
    <Dialog open onClose={() => !isRunning && onClose()} label={TITLE} broad>
      <Form of={deleteForm} submission={submission} id="delete" className="stack">
        <h2 className="h2">{TITLE}</h2>
        {name === null ? <NewcomerLoses /> : <PlayerLoses />}
        {name === null ? (
          failure && (
            <p className="note bad" role="alert">
              {failure}
            </p>
          )
        ) : (
          <FormField
            of={deleteForm}
            name="name"
            label={`확인하려면 캐릭터의 이름 ${withParticle(`‘${name}’`, '을/를')} 적어 주세요`}
            issue={failure}
          />
        )}
        <div className="row">
          <Button type="submit" tone="danger" aria-disabled={isRunning}>
            {isRunning ? '탈퇴하는 중' : '모두 지우고 탈퇴하기'}
          </Button>
          <Button tone="ghost" onClick={onClose} disabled={isRunning}>
            취소
          </Button>
        </div>
      </Form>
    </Dialog>
  );
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
