import type { ReactNode } from 'react';
import { formatDigits } from '#shared/korean/amount.ts';
import { Select } from '#ui/components/field.tsx';
import { checkbox, choice } from '#ui/form/choice-fields.tsx';
import { offeredNumber } from '#ui/form/field-kind.ts';
import { FormField } from '#ui/form/form.tsx';
import { text } from '#ui/form/text-fields.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { shoutListParams } from '../../broadcasts/broadcast-list.params.ts';
import type { SweepParts } from '../sweep-choices.rules.ts';
import css from './sweep-fields.module.css';
import type { SweepCounts } from './use-sweep-counts.ts';

/** As the game has them. */
const MAX_SHOUT_NAME = 12;

/** The fields of a form that sweeps: its `check` has the issues of `sweepIssues`, and it sends `toChoices`. */
export const sweepFields = {
  hasTrades: checkbox({ label: '거래 중인 글' }),
  trades: choice<SweepParts['trades']>({
    label: '거래 중인 글을',
    size: 'tight',
    empty: 'hide',
    choices: [
      { value: 'hide', label: '숨기기' },
      { value: 'cancel', label: '내리기' },
    ],
  }),
  hasPrices: checkbox({ label: '시세에 들어간 가격 빼기' }),
  hasParties: checkbox({ label: '연 파티 닫기' }),
  hasShouts: checkbox({ label: '외침 숨기고 24시간 차단' }),
  shoutServer: offeredNumber<number>({ label: '서버', empty: 1 }),
  shoutName: text({ label: '외침의 이름', max: MAX_SHOUT_NAME }),
};

const FIELDS = { fields: sweepFields };

interface SweepFieldsProps extends SweepCounts {
  values: SweepParts;
  change(part: Partial<SweepParts>): void;
}

/** Draws what can be taken down of a player at once, each with its number, in a form that has `sweepFields`. */
export function SweepFields({ values, counts, failure, change }: SweepFieldsProps) {
  const { hasTrades, trades, hasShouts } = values;
  return (
    <fieldset className="field">
      <legend className="label">
        일괄 정리 <span className="faint">(지금 세어 본 수)</span>
      </legend>
      <div className={css.box}>
        <Line count={counts?.trades}>
          <FormField of={FIELDS} name="hasTrades" />
        </Line>
        {hasTrades && (
          <div className={css.below}>
            <FormField of={FIELDS} name="trades" isBare className={css.how} />
            <span className="meta">
              {trades === 'hide' ? '숨기면 되돌릴 수 있습니다' : '내리면 되돌릴 수 없습니다'}
            </span>
          </div>
        )}
        <Line count={counts?.prices}>
          <FormField of={FIELDS} name="hasPrices" />
        </Line>
        <Line count={counts?.parties}>
          <FormField of={FIELDS} name="hasParties" />
        </Line>
        <Line count={counts?.shouts}>
          <FormField of={FIELDS} name="hasShouts" />
        </Line>
        {hasShouts && <ShoutFields {...{ values, counts, change }} />}
      </div>
      {failure !== undefined && (
        <p className="meta up" role="alert">
          {`세지 못했습니다. ${failure}`}
        </p>
      )}
    </fieldset>
  );
}

function Line({ count, children }: { count: number | undefined; children: ReactNode }) {
  return (
    <div className={css.line}>
      {children}
      {count !== undefined && <b>{formatDigits(count)}</b>}
    </div>
  );
}

/** Whose shouts: by the name in the game, on one server. */
function ShoutFields({ values: { shoutServer, shoutName }, counts, change }: Omit<SweepFieldsProps, 'failure'>) {
  const { gameServers } = useSite();
  const name = shoutName.trim();
  const path = shoutListParams.link('/operator/broadcasts', { name, gameServer: shoutServer });
  return (
    <div className={`${css.below} ${css.shouts}`}>
      {gameServers.length > 1 && (
        <Select
          aria-label="서버"
          options={gameServers.map((server) => ({ value: String(server.id), label: server.name }))}
          value={String(shoutServer)}
          onChange={({ target }) => change({ shoutServer: Number(target.value) })}
        />
      )}
      <FormField of={FIELDS} name="shoutName" className={css.name} />
      <p className={`${css.other} links`}>
        <b>주의</b> 외침은 게임 안의 이름으로만 찾습니다. 다른 사람의 외침일 수 있습니다.
        {name !== '' && counts !== undefined && counts.shouts > 0 && (
          <>
            {' '}
            <a href={path}>{formatDigits(counts.shouts)}개 보기</a>
          </>
        )}
      </p>
    </div>
  );
}
