import { memo, Suspense } from 'react';
import { drawnLater } from '#platform/client/drawn-later.ts';
import { Panel } from '#ui/components/panel.tsx';
import type { Guild } from '../guild.contract.ts';
import { isSeeking } from '../guild-page.labels.ts';
import type { ApplyBodyProps } from './apply/apply-body.tsx';
import css from './guild.module.css';

const loadBody = () => import('./apply/apply-body.tsx');
const Body = drawnLater<ApplyBodyProps>(loadBody, import.meta.env.SSR ? (await loadBody()).default : undefined);

/** The server draws the form; its code comes after the page. Memoized: new props before that would take away what was drawn. */
export const ApplyPanel = memo(function ApplyPanel({ guild }: { guild: Guild }) {
  return (
    <Panel title="가입 신청" id="apply">
      <div className={isSeeking(guild) ? css.applyBody : css.closedBody}>
        <Suspense>
          <Body guild={guild} />
        </Suspense>
      </div>
    </Panel>
  );
});
