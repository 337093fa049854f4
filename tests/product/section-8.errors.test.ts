import { describe, expect, it } from 'vitest';
import { ERROR_MESSAGE, ERROR_STATUS } from '#shared/errors.ts';
import { testedIn } from '#tests/support/tested-in.ts';
import { readText } from '../structure/tree.ts';

const SUSPENSIONS = 'tests/e2e/journeys/suspension.e2e.ts';
const NAVIGATION = 'tests/e2e/loading/navigation.e2e.ts';

describe('p§8 error catalogue', () => {
  testedIn(
    'unknown page: 404 error page with the path',
    'src/app/bad-addresses.page.test.ts',
    'is the 404 page with the path in it, in the frame of all pages',
  );

  it('status 499 is a suspension, 498 a refusal by a rule', () => {
    expect([ERROR_STATUS.SUSPENDED, ERROR_STATUS.NOT_ALLOWED]).toEqual([499, 498]);
  });

  testedIn(
    'status 499 on trade creation: until when, the reason, and an appeal',
    'src/features/trade/listings/ui/form/trade-form.component.test.tsx',
    'stops %s before anything is sent, and keeps what was typed',
  );
  testedIn(
    'status 498 on cancel or complete: the server’s message, then the appeal',
    'src/features/trade/listings/ui/mine/my-trades.component.test.tsx',
    'do not lose a completion that fails, and take it at the next press',
  );
  testedIn(
    'other cancel or complete error: logged, and the form is free again',
    'src/features/trade/listings/ui/mine/my-trades.component.test.tsx',
    'do not lose a completion that fails, and take it at the next press',
  );
  testedIn(
    'fetch failure for data: empty, and logged',
    'src/platform/client/query-client.test.ts',
    'is said once in the console',
  );
  testedIn(
    'fetch failure for data: the screen says so',
    NAVIGATION,
    'own trades say that nothing answers instead of waiting for ever, and come by a press',
  );
  testedIn(
    'account deletion failure: a message that an error occurred during withdrawal',
    SUSPENSIONS,
    'stays suspended after deleting the account and signing up again',
  );
  testedIn(
    'sign-out error: shown by who asked for it',
    'tests/e2e/journeys/sessions.e2e.ts',
    'signing out without the provider ends this device’s session, and shows which sessions remain',
  );

  it('sign-out error: rethrown', () => {
    expect(readText('src/features/people/sessions/ui/public/sign-out.ts')).toMatch(/if \(error\) \{[^}]*throw error;/);
  });

  testedIn(
    'pull-up success and failure: toasts with the server message',
    'src/features/trade/listings/ui/mine/my-trades.component.test.tsx',
    'are bumped once a press, with a word of information or a warning',
  );

  it('pull-up success and failure: info and warning, 3000 ms', () => {
    const bump = readText('src/features/trade/trades/ui/public/bump.ts');
    expect(bump).toContain('const SHOWN_MS = 3000;');
    expect(bump).toContain("tone: 'info', title: '끌올 완료', text: message, durationMs: SHOWN_MS");
    expect(bump).toContain("tone: 'warn', title: '끌올 실패', text: message, durationMs: SHOWN_MS");
  });

  it('login required: the message 로그인 후 이용해 주세요', () => {
    expect(ERROR_MESSAGE.LOGIN_REQUIRED).toBe('로그인 후 이용해 주세요');
  });

  testedIn(
    'login required: a caller’s own message as HTML',
    'src/features/people/require-login/ui/require-player.component.test.tsx',
    'shows the caller’s own words as HTML, without what could run or lead away',
  );
  testedIn(
    'banned user on a gated action: relative time, reason, appeal',
    SUSPENSIONS,
    'is rejected at the next write with the reason, and may appeal',
  );
  testedIn(
    'payload load failure: warned only',
    NAVIGATION,
    'the data is asked for three times, then the page stays, says so, and goes on when there is an answer',
    '{name} opens the target as a document, once in 10 seconds',
  );
  testedIn(
    'manifest failure: logged only, the app continues without route rules',
    'tests/e2e/loading/builds.e2e.ts',
    'goes on without rules where the manifest is none, and says so in one line of its log: p§8',
  );
  testedIn(
    'route matcher failure: refused as a whole',
    'src/features/shell/builds/route-rules.rules.test.ts',
    'a manifest that cannot be read',
    'is refused: %j',
  );
  testedIn(
    'unknown route middleware name: error Unknown route middleware',
    'src/features/shell/builds/route-rules.rules.test.ts',
    'is an error where its middleware is unknown: p§8 Unknown route middleware',
  );
  testedIn(
    'unknown route middleware name: the page stays, by links and in the history',
    'tests/e2e/loading/builds.e2e.ts',
    'stays where a rule names a middleware that this version does not know: p§8',
    'an unknown middleware leaves the page and its address: p§8',
  );
  testedIn(
    'chunk-load error: of dialogs and parts of the page',
    'tests/e2e/loading/missing-code.e2e.ts',
    'opens the page afresh once, however many of its parts are gone, and all is there',
    'that stays gone opens the page afresh once, then says so in its place, and comes by a press',
  );
  testedIn(
    'chunk-load error: the target path is loaded afresh, at most once per path within 10 seconds',
    NAVIGATION,
    'code that is gone makes one full load of the page it was for',
    'code that stays gone makes no endless loads',
  );
  testedIn(
    'chunk-load error: at most once per path within 10 seconds',
    'src/platform/client/reload-once.test.ts',
    'happens once per path in 10 seconds, however many other paths come between',
  );
  testedIn(
    'failed fetch after 3 tries: a warning on each retry, then the error is rethrown',
    'src/platform/client/fetch-with-retry.test.ts',
    'that gets no answer is tried three times in total, with a warning before each further try',
  );
});
