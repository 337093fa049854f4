import type { ReactNode } from 'react';
import { drawnLater } from '#platform/client/drawn-later.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { NoticeHead } from '#ui/page/notice-head.tsx';
import { NoticeMenu } from '#ui/page/notice-menu.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import type { InquiryWaits } from '../inquiry.contract.ts';
import { waitText } from '../inquiry.labels.ts';
import { inquiryParams } from '../inquiry.params.ts';
import css from '../ui/inquiries.module.css';
import { MyInquiriesPanel } from '../ui/my-inquiries-panel.tsx';

/** @public Read by the list of pages. */
export const params = inquiryParams;

const InquiryForm = await drawnLater(async () => (await import('../ui/inquiry-form.tsx')).InquiryForm);

interface InquiryPageProps {
  /** The operators' text above the form. */
  text: ReactNode;
  waits: InquiryWaits;
}

export default function InquiryPage({ text, waits }: InquiryPageProps) {
  return (
    <>
      <PageMeta
        title="문의"
        description="바람나루 운영자에게 묻고, 정지에 이의를 제기하고, 틀린 정보를 제보하는 곳. 답은 이 페이지와 내 정보에 올라옵니다."
        path="/notice/ask"
      />
      <NoticeHead title="문의" path="/notice/ask" lead={waitText(waits)} />
      <div className="cols">
        <div className="stack">
          {text}
          <InquiryForm />
          <MyInquiriesPanel />
        </div>
        <div className="stack">
          <Panel title="이렇게 적어 주세요" as="aside">
            <div className={`pad stack gap-2 small dim links ${css.help}`}>
              <ul className="bullets quiet">
                <li>한 번에 한 가지씩, 어느 페이지에서 언제 있었던 일인지 적습니다.</li>
                <li>다른 이용자나 거래에 대한 일이면 그 캐릭터의 이름과 거래 번호를 함께 적습니다.</li>
                <li>틀린 정보는 맞는 정보와 확인한 곳을 적으면 빨리 수정합니다.</li>
                <li>글 5자에서 2,000자까지, 답을 기다리는 문의는 5건까지입니다.</li>
              </ul>
            </div>
          </Panel>
          <Panel title="정지에 이의하기" as="aside" id="appeal">
            <div className={`pad stack gap-2 small dim links ${css.help}`}>
              <p>
                정지된 동안에도 로그인하고 문의할 수 있습니다. 종류를 <a href="/notice/ask?type=2">정지 이의</a>로 골라
                보내면 이렇게 검토합니다.
              </p>
              <ol className="bullets quiet">
                <li>운영자가 정지 사유와 남은 기록을 이의와 함께 다시 봅니다.</li>
                <li>이의가 옳으면 바로 정지를 풉니다.</li>
                <li>결과와 사유를 답으로 남깁니다.</li>
              </ol>
              <p>
                규칙은 <a href="/notice/terms#suspension">이용약관</a>에 있습니다.
              </p>
            </div>
          </Panel>
          <Panel title="문의를 보는 사람" as="aside">
            <div className={`pad stack gap-2 small dim links ${css.help}`}>
              <p>
                문의는 본인과 운영자만 보며, 탈퇴하면 함께 지워집니다. 자세한 것은{' '}
                <a href="/notice/policy#items">개인정보 처리방침</a>에 있습니다.
              </p>
              <p>운영자는 먼저 말을 걸지 않습니다. 운영자라며 다가오는 사람을 조심하세요.</p>
            </div>
          </Panel>
          <NoticeMenu current="/notice/ask" />
        </div>
      </div>
    </>
  );
}
