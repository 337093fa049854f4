import { DAY_MS } from '#shared/durations.ts';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { LEADER_ABSENT_MS, MAX_APPLICATIONS, MAX_MEMBERS, REFUSED_FOR_MS } from '../guild.limits.ts';

/** Explains the rules of joining and founding. */
export function JoiningPanel() {
  return (
    <Panel title="가입과 만들기">
      <div className="pad">
        <KeyValues
          rows={[
            { label: '들어갈 수 있는 문파', value: '서버마다 한 곳' },
            { label: '가입 신청', value: `한 번에 ${MAX_APPLICATIONS}곳까지` },
            { label: '거절되면', value: `${REFUSED_FOR_MS / DAY_MS}일 뒤 다시 신청` },
            { label: '문파 만들기', value: '하루에 한 곳' },
            { label: '문파원', value: `${MAX_MEMBERS}명까지` },
            { label: `문주가 ${LEADER_ABSENT_MS / DAY_MS}일 없으면`, value: '부문주가 이어받음' },
          ]}
        />
      </div>
    </Panel>
  );
}
