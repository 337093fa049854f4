import { formatDigits } from '#shared/korean/amount.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { WAITING_LABELS } from '../../desk.labels.ts';
import type { DeskScreenProps } from '../../frame/desk-page.ts';
import { openRowPath } from '../../table/desk-list.params.ts';
import { isLate, waitingTime } from '../../table/waiting-time.labels.ts';
import type { Overview, WaitingThing } from '../overview.contract.ts';
import css from './overview.module.css';

/** Rows of a screen; the lists have the others. */
const SHOWN = 10;

interface FirstPanelProps extends Pick<DeskScreenProps, 'pathOf'> {
  first: readonly WaitingThing[];
  waiting: Overview['waiting'];
  now: number;
}

/** The oldest over all kinds. */
export function FirstPanel({ first, waiting, now, pathOf }: FirstPanelProps) {
  const all = Object.values(waiting).reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel title="먼저 볼 것" aside={all === 0 ? undefined : `오래된 것부터 · 총 ${formatDigits(all)}`}>
      {first.length === 0 ? (
        <EmptyState text="기다리는 것이 없습니다." />
      ) : (
        <table className="t">
          <thead className="wide">
            <tr>
              <th className={css.kind}>종류</th>
              <th>내용</th>
              <th className={css.by}>보낸 이</th>
              <th className={`num ${css.age}`}>대기 시간</th>
            </tr>
          </thead>
          <tbody>
            {first.slice(0, SHOWN).map((thing) => (
              <tr key={`${thing.kind} ${thing.id}`}>
                <td className={css.kind}>
                  <Tag {...(thing.isUrgent && { tone: 'warn' })}>{WAITING_LABELS[thing.kind]}</Tag>
                </td>
                <td className={css.title}>
                  <ThingLink thing={thing} path={pathOf(thing.kind)} />
                  <span className="narrow sub faint">{senderOf(thing)}</span>
                </td>
                <td className={`wide dim ${css.by}`}>{senderOf(thing)}</td>
                <td className={classNames('num', css.age, isLate(thing.at, now) && css.late)}>
                  {waitingTime(thing.at, now)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

function senderOf({ kind, by }: WaitingThing): string {
  return by ?? (kind === 'jobs' ? '사이트' : '탈퇴한 회원');
}

/** Leads to the row in its list, if the desk has that. */
function ThingLink({ thing: { id, title }, path }: { thing: WaitingThing; path: string | undefined }) {
  return path === undefined ? <span>{title}</span> : <a href={openRowPath(path, id)}>{title}</a>;
}
