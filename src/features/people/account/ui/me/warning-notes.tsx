import { formatDateTime } from '#shared/korean/dates.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { KeyValues } from '#ui/components/key-values.tsx';
import type { Warning } from '../../../sanctions/sanction.contract.ts';
import css from './me.module.css';

export function WarningNotes({ warnings }: { warnings: readonly Warning[] }) {
  return warnings.map(({ id, at, until, reason }) => (
    <div className="note stack" role="note" aria-label="경고" key={id}>
      <p>
        <b>운영자가 경고했습니다.</b> 막히는 것은 없지만, 같은 일이 되풀이되면 이용이 정지될 수 있습니다.
      </p>
      <KeyValues
        className={css.suspension}
        rows={[
          { label: '경고한 때', value: <time dateTime={at}>{formatDateTime(at)}</time> },
          { label: '사유', value: <span className="own-text">{reason}</span> },
          { label: '남는 기간', value: <time dateTime={until}>{`${formatDateTime(until)}까지`}</time> },
        ]}
      />
      <p>
        <ButtonLink href="/notice/ask?type=2">이의 제기하기</ButtonLink> <a href="/notice/ban">이용 제한 안내</a>
      </p>
    </div>
  ));
}
