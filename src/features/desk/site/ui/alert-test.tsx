import { useState } from 'react';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import type { AlertState } from '#features/shell/settings/setting.contract.ts';
import { call } from '#platform/client/call.ts';
import { defineMutation } from '#platform/client/live-query.ts';
import { Button } from '#ui/components/button.tsx';
import { SETTINGS } from '../../acts/ui/site-settings.ts';
import { type SentTest, testAlert } from '../../alerts/alert.contract.ts';
import { alertErrors } from '../../alerts/alert.labels.ts';
import { exactText } from '../../table/moment.labels.ts';
import css from './site.module.css';
import switchCss from './switch.module.css';

type LastTest = AlertState['lastTest'];
type Addresses = Pick<AlertState, 'hasWebhook' | 'hasHeartbeat'>;

const SECOND_MS = 1000;
const sendTest = defineMutation(testAlert, { invalidates: () => [SETTINGS] });

interface AlertTestProps extends Addresses {
  lastTest: LastTest;
  now: number;
}

/** Whether alerts arrive, by the last test where there is an address, and the button that makes one. */
export function AlertTest({ lastTest, now, hasWebhook, hasHeartbeat }: AlertTestProps) {
  const act = useAct();
  const [sent, setSent] = useState<SentTest>();
  const test = newestOf(sent, lastTest);
  const press = () =>
    act.run(sendTest, { body: {} }, async () => {
      setSent(await call(testAlert, { body: {} }));
    });
  const failure = act.error ?? (sent && sent.at === test?.at ? sent.issue : null);
  const issue = failure ?? (hasWebhook ? null : alertErrors.noAddress);
  return (
    <div className={switchCss.row}>
      <span className="grow" role="status">
        <span className="row">
          <span className={css.lamp} data-on={hasWebhook && test?.isSent === true} aria-hidden="true" />
          {headOf(test, hasWebhook)}
        </span>
        {test && <span className="meta block">{testText(test, now)}</span>}
        {issue !== null && <span className="meta up block">{issue}</span>}
        <span className="meta block">{HEARTBEAT_TEXTS[hasHeartbeat ? 'sent' : 'unset']}</span>
      </span>
      <Button size="sm" aria-disabled={act.isSending} onClick={() => void press()}>
        {act.isSending ? '보내는 중' : '테스트 보내기'}
      </Button>
    </div>
  );
}

/** Another operator may have made a later one. */
function newestOf(sent: SentTest | undefined, stored: LastTest): LastTest {
  if (sent === undefined) return stored;
  return stored === null || stored.at < sent.at ? sent : stored;
}

const HEARTBEAT_TEXTS = {
  sent: '생존 신호를 1분마다 보냅니다',
  unset: '생존 신호 주소가 없습니다 (ALERT_HEARTBEAT_URL)',
} as const;

function headOf(test: LastTest, hasWebhook: boolean): string {
  if (!hasWebhook) return '디스코드 웹후크가 없습니다';
  if (test === null) return '디스코드 웹후크 있음, 아직 테스트하지 않았습니다';
  return test.isSent ? '디스코드 웹후크 연결됨' : '테스트가 도착하지 않았습니다';
}

function testText({ at, isSent, ms }: NonNullable<LastTest>, now: number): string {
  const when = exactText(at, now);
  return isSent ? `${when} 테스트 도착, ${(ms / SECOND_MS).toFixed(1)}초` : `${when} 테스트`;
}
