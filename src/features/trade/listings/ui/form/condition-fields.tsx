import type { FormState } from '#platform/client/form/use-form.ts';
import { Select } from '#ui/components/field.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { FormField } from '#ui/form/form.tsx';
import { hasDurability } from '../../../trades/trade.rules.ts';
import { durabilityHint } from './durability-field.tsx';
import css from './form.module.css';
import type { GameServer } from './game-servers.ts';
import type { TradeFormDefinition } from './trade-fields.ts';
import type { ItemLimits } from './trade-form.rules.ts';

interface ConditionFieldsProps extends ServerFieldProps {
  form: TradeFormDefinition;
  submission: Pick<FormState<TradeFormDefinition['fields']>, 'values' | 'change'>;
  limits: ItemLimits;
}

export function ConditionFields({ form, submission, limits, ...server }: ConditionFieldsProps) {
  const { values, change } = submission;
  const isWearing = hasDurability(limits);
  return (
    <Panel title="수량과 조건">
      <div className="pad form">
        <div className="f2">
          <FormField of={form} name="quantity" />
          {isWearing ? (
            <FormField of={form} name="durability" hint={durabilityHint(values.durability, limits)} />
          ) : (
            <ServerField {...server} />
          )}
        </div>
        <div className="f2">
          <FormField of={form} name="payMethod" />
          <fieldset className="field">
            <legend className="label">거래 조건</legend>
            <div className={`row wrap ${css.flags}`}>
              <FormField of={form} name="isNegotiation" />
              <FormField of={form} name="isAuth" />
              <FormField
                of={form}
                name="isOffer"
                // 제시 needs no price, so its issue disappears.
                onChange={(isOffer) => change({ isOffer, price: values.price })}
              />
              <FormField of={form} name="excludePrice" />
            </div>
          </fieldset>
        </div>
        {isWearing && (
          <div className="f2">
            <ServerField {...server} />
          </div>
        )}
        <FormField of={form} name="comment" />
      </div>
    </Panel>
  );
}

interface ServerFieldProps {
  servers: readonly GameServer[];
  gameServer: number;
  onServer: (id: number) => void;
}

/** Its value is in the address, because quotes and listings of the page follow it. */
function ServerField({ servers, gameServer, onServer }: ServerFieldProps) {
  return (
    <div className="field">
      <label htmlFor="trade-server">서버</label>
      <Select
        id="trade-server"
        name="gameServer"
        options={servers.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(gameServer)}
        onChange={(event) => onServer(Number(event.target.value))}
      />
    </div>
  );
}
