import { formatDigits } from '#shared/korean/amount.ts';
import { Field } from '#ui/components/field.tsx';
import { KeyValues } from '#ui/components/key-values.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import type { ParsedNumber } from '../../calculator/number-parsing.rules.ts';
import { NumberField } from '../../calculator/ui/number-field.tsx';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import { fillsText, hoursText } from '../exp.labels.ts';
import type { expParams } from '../exp.params.ts';
import type { Hunt } from '../exp.rules.ts';
import type { HuntPlace } from '../hunt.rules.ts';
import css from './exp.module.css';
import { EXP_FORM } from './exp-form.tsx';

interface HuntPanelProps {
  queryState: QueryStateOf<typeof expParams>;
  exp: number;
  hunt: Hunt;
  places: readonly HuntPlace[];
  /** Experience per hour; 0: not given. */
  rate: ParsedNumber;
  storedMax: number;
}

export function HuntPanel({ queryState, exp, hunt, places, rate, storedMax }: HuntPanelProps) {
  'use memo';
  const [id, name, each] = hunt.monster;
  return (
    <Panel title="사냥으로 모으면">
      <div className={`pad ${css.pair} ${css.hunt}`}>
        <MonsterField queryState={queryState} hunt={hunt} places={places} />
        <NumberField
          label="시간당 경험치"
          name="rate"
          form={EXP_FORM}
          queryState={queryState}
          parsed={rate}
          isAmount
          placeholder="5,000만"
          hint={rate.value === 0 ? '적으면 걸리는 시간도 보여 줍니다' : undefined}
        />
      </div>
      <div className={css.figures}>
        <KeyValues
          rows={[
            {
              label: '몬스터',
              value: (
                <a className={css.cross} href={`/monsters/${id}`} data-card={`monster:${id}`}>
                  {name}
                </a>
              ),
            },
            { label: '잡을 마릿수', value: `${formatDigits(hunt.count)}마리` },
            { label: '걸리는 시간', value: rate.value === 0 ? '–' : hoursText(exp / rate.value) },
            {
              label: '최대 경험치(42.9억) 채울 횟수',
              value: <span title={formatDigits(storedMax)}>{fillsText(exp, storedMax)}</span>,
            },
          ]}
        />
      </div>
      <p className={css.remark}>
        {hunt.isCapped
          ? `${name}의 경험치는 ${formatDigits(each)}이지만, 99레벨 전에는 한 마리에서 그 레벨까지 모은 경험치의 3.3%까지만 받는 것으로 계산했습니다.`
          : `한 마리에 ${formatDigits(each)}, 혼자 잡을 때 기준입니다. 경험치는 ${formatDigits(storedMax)}까지만 쌓입니다.`}
      </p>
    </Panel>
  );
}

function MonsterField({ queryState, hunt, places }: Pick<HuntPanelProps, 'queryState' | 'hunt' | 'places'>) {
  const [id, name, each] = hunt.monster;
  const place = places.find(({ monsters }) => monsters.some((monster) => monster[0] === id));
  const hint = [place?.name, `한 마리에 ${formatDigits(each)}`].filter(Boolean).join(' · ');
  return (
    <Field label="잡을 몬스터" id="monster" hint={hint}>
      <span className="pick">
        <select
          id="monster"
          name="monster"
          form={EXP_FORM}
          className="in"
          value={id}
          aria-describedby="monster-hint"
          onChange={(event) => queryState.set({ monster: event.currentTarget.value })}
        >
          {!place && <option value={id}>{name}</option>}
          <Places places={places} />
        </select>
        <ChevronDownIcon size={16} />
      </span>
    </Field>
  );
}

/** Memoised: hundreds of rows that rarely change while typing. */
function Places({ places }: { places: readonly HuntPlace[] }) {
  'use memo';
  return places.map((place) => (
    <optgroup key={place.name} label={place.name}>
      {place.monsters.map(([id, name, exp]) => (
        <option key={id} value={id}>
          {name} · {formatDigits(exp)}
        </option>
      ))}
    </optgroup>
  ));
}
