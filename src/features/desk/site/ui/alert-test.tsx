import { useState } from 'react';
import { useAct } from '#features/people/require-login/ui/public/use-act.ts';
import type { AlertState } from '#features/shell/settings/setting.contract.ts';
import { call } from '#platform/client/call.ts';
import { defineMutation } from '#platform/client/live-query.ts';
import { Button } from '#ui/components/button.tsx';
import { SETTINGS } from '../../acts/ui/site-settings.ts';
import { type SentTest, testAlert } from '../../alerts/alert.contract.ts';
import { exactText } from '../../table/moment.labels.ts';
import css from './site.module.css';

type LastTest = AlertState['lastTest'];

const SECOND_MS = 1000;
const sendTest = defineMutation(testAlert, { invalidates: () => [SETTINGS] });

/** Whether alerts arrive, by the last test, and the button that makes one. */
export function AlertTest({ lastTest, now }: { lastTest: LastTest; now: number }) {
  const act = useAct();
  const [sent, setSent] = useState<SentTest>();
  const test = newestOf(sent, lastTest);
  const press = () =>
    act.run(sendTest, { body: {} }, async () => {
      setSent(await call(testAlert, { body: {} }));
    });
  const issue = act.error ?? (sent && sent.at === test?.at ? sent.issue : null);
  return (
    <div className={css.test}>
      <span className="grow" role="status">
        <span className="row">
          <span className={css.lamp} data-on={test?.isSent ?? false} aria-hidden="true" />
          {headOf(test)}
        </span>
        {test && <span className="meta block">{testText(test, now)}</span>}
        {issue !== null && <span className="meta up block">{issue}</span>}
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

function headOf(test: LastTest): string {
  if (test === null) return '아직 테스트하지 않았습니다';
  return test.isSent ? '디스코드 웹후크 연결됨' : '테스트가 도착하지 않았습니다';
}

function testText({ at, isSent, ms }: NonNullable<LastTest>, now: number): string {
  const when = exactText(at, now);
  return isSent ? `${when} 테스트 도착, ${(ms / SECOND_MS).toFixed(1)}초` : `${when} 테스트`;
}
