import { drawnLater } from '#platform/client/drawn-later.tsx';
import { Panel } from '#ui/components/panel.tsx';
import type { Guild } from '../guild.contract.ts';
import { isSeeking } from '../guild-page.labels.ts';
import css from './guild.module.css';

const Body = await drawnLater(async () => (await import('./apply/apply-body.tsx')).default);

export function ApplyPanel({ guild }: { guild: Guild }) {
  return (
    <Panel title="가입 신청" id="apply">
      <div className={isSeeking(guild) ? css.applyBody : css.closedBody}>
        <Body guild={guild} />
      </div>
    </Panel>
  );
}
