import { formatDateTime } from '#shared/korean/dates.ts';
import { Panel } from '#ui/components/panel.tsx';
import { ChoiceSelect } from '#ui/form/choice-fields.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { FormFoot } from '#ui/form/form-foot.tsx';
import type { Me } from '../../profiles/profile.contract.ts';
import { type MeState, playerOf, useMe } from '../../sessions/ui/public/me-store.ts';
import { isSuspended } from '../../suspensions/suspension.rules.ts';
import type { InquiryType } from '../inquiry.contract.ts';
import css from './inquiries.module.css';
import { inquiryForm, TYPE_CHOICES } from './inquiry-fields.ts';
import { useInquiryForm } from './use-inquiry-form.ts';

const EXAMPLES: Readonly<Record<InquiryType, string>> = {
  1: '어느 페이지에서 무엇을 하다가 무엇이 궁금한지 적어 주세요.',
  2: '정지 사유와 다른 점을 적어 주세요. 그때의 일과 거래 번호, 함께 있던 사람을 적으면 빨리 살필 수 있습니다.',
  3: '어느 페이지에서 무엇이 어떻게 보였는지, 어떻게 되어야 하는지 적어 주세요. 게임 자료는 어디서 확인했는지도 적어 주세요.',
  4: '하려는 일과 연락할 곳을 적어 주세요.',
  9: '무엇이든 적어 주세요.',
};

export function InquiryForm() {
  const me = useMe();
  const suspension = findSuspension(me);
  const { submission, type, chooseType } = useInquiryForm(suspension !== null);
  return (
    <Panel title="문의하기">
      <noscript>
        <p className="pad">
          문의를 보내려면 브라우저에서 자바스크립트를 켜고 로그인해야 합니다. 켤 수 없으면 다른 기기에서 보내 주세요.
        </p>
      </noscript>
      <Form of={inquiryForm} submission={submission} id="inquiry" className="needs-script" label="문의하기">
        <div className="pad form">
          <div className={css.remark}>
            <FormNote me={me} suspension={suspension} />
          </div>
          <div className={css.type}>
            <FormField of={inquiryForm} name="type" onChange={chooseType}>
              {(props) => <ChoiceSelect {...props} value={type} choices={TYPE_CHOICES} />}
            </FormField>
          </div>
          <FormField of={inquiryForm} name="content" placeholder={EXAMPLES[type]} />
        </div>
        <FormFoot label="보내기" sendingLabel="보내는 중" className="pad" isSaved />
      </Form>
    </Panel>
  );
}

type Suspension = Pick<Me, 'bannedAt' | 'bannedReason'>;

function findSuspension(state: MeState): Suspension | null {
  const me = playerOf(state);
  return me && isSuspended(me, new Date()) ? me : null;
}

/** Has the same height for every visitor, so that the layout does not shift once the account is known. */
function FormNote({ me, suspension }: { me: MeState; suspension: Suspension | null }) {
  if (suspension) {
    return (
      <p className="note bad">
        <b>
          {suspension.bannedAt && <span className="own-text">{`${formatDateTime(suspension.bannedAt)}까지 `}</span>}
          이용이 정지되었습니다.
        </b>{' '}
        사유: <span className="own-text">{suspension.bannedReason ?? '적혀 있지 않음'}</span>
      </p>
    );
  }
  if (me.status === 'out') {
    return <p className="note">보내려면 로그인이 필요합니다. 적은 글은 로그인하고 돌아와도 그대로 있습니다.</p>;
  }
  return <p className="note">운영자만 읽습니다. 답은 아래 ‘내 문의’와 내 정보에 올라옵니다.</p>;
}
