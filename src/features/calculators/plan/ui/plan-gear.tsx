import { listItems } from '#features/game-data/items/item-endpoints.contract.ts';
import { useGear } from '#features/game-data/items/ui/public/gear.ts';
import { call } from '#platform/client/call.ts';
import { versionQuery } from '#platform/client/data-version.ts';
import { defineLiveQuery } from '#platform/client/live-query.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import type { Vitals } from '#shared/advancement.ts';
import { Button } from '#ui/components/button.tsx';
import { Checkbox } from '#ui/components/field.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import { addedText, leftOutTexts, wornText } from '../gear-vitals.labels.ts';
import { type GearVitals, gearVitals } from '../gear-vitals.rules.ts';
import type { planParams } from '../plan.params.ts';

const vitalsOfGear = defineLiveQuery({
  key: (ids: readonly number[]) => ['vitals of gear', ...ids],
  read: fetchVitals,
  staleTime: Number.POSITIVE_INFINITY,
});

interface PlanGearProps {
  queryState: QueryStateOf<typeof planParams>;
  /** Sums of the gear from the address, which the typed values contain. */
  gear: Vitals | null;
  /** Values without equipment; null: not given. */
  bare: Vitals | null;
}

/**
 * Asks whether the typed HP and MP contain what the player's gear adds. Only the two sums enter the address, never the
 * gear.
 */
export function PlanGear(props: PlanGearProps) {
  const ids = useGear();
  if (ids.length > 0) return <OwnGear ids={ids} {...props} />;
  const { gear, queryState } = props;
  if (!gear) return null;
  return (
    <div className="field">
      <GearChoice queryState={queryState} gear={gear} added={gear} />
      <p className="hint">{`장비가 주는 것: ${addedText(gear)}`}</p>
    </div>
  );
}

function OwnGear({ ids, ...props }: PlanGearProps & { ids: readonly number[] }) {
  const query = useLiveQuery(vitalsOfGear, ids);
  return (
    <QueryStates
      query={query}
      skeleton={<Skeleton rows={1} />}
      failed="내 장비의 체력·마력을 가져오지 못했습니다."
      hint={null}
    >
      {(vitals) => <OwnChoice {...props} vitals={vitals} />}
    </QueryStates>
  );
}

/** Requests the whole list, which browsers cache: requesting single items would reveal the player's gear. */
async function fetchVitals(ids: readonly number[]): Promise<GearVitals> {
  const items = await call(listItems, { query: versionQuery() });
  return gearVitals(items.filter(({ id }) => ids.includes(id)));
}

function OwnChoice({ vitals, gear, bare, queryState }: PlanGearProps & { vitals: GearVitals }) {
  const own = { hp: vitals.hp.total, mp: vitals.mp.total };
  const isKnown = own.hp !== null || own.mp !== null;
  const isOther = gear !== null && isKnown && (gear.hp !== (own.hp ?? 0) || gear.mp !== (own.mp ?? 0));
  return (
    <div className="field">
      {(isKnown || gear) && <GearChoice queryState={queryState} gear={gear} added={gear ?? own} />}
      {isOther && (
        <Button size="sm" onClick={() => queryState.set({ gearHp: own.hp, gearMp: own.mp })}>
          내 장비 값으로 바꾸기
        </Button>
      )}
      <p className="hint">{isKnown ? `내 장비: ${addedText(own)}` : '내 장비의 체력·마력은 알려지지 않았습니다.'}</p>
      {gear === null && isKnown && bare && <p className="hint">{`장비를 입으면 ${wornText(bare, own)}`}</p>}
      {leftOutTexts(vitals).map((text) => (
        <p key={text} className="hint">
          {text}
        </p>
      ))}
    </div>
  );
}

interface GearChoiceProps extends Pick<PlanGearProps, 'queryState' | 'gear'> {
  added: { hp: number | null; mp: number | null };
}

function GearChoice({ queryState, gear, added }: GearChoiceProps) {
  const change = ({ hp, mp }: GearChoiceProps['added']) => queryState.set({ gearHp: hp, gearMp: mp });
  return (
    <Checkbox
      label="입력한 값에 장비가 들어 있음"
      checked={gear !== null}
      onChange={(event) => change(event.target.checked ? added : { hp: null, mp: null })}
    />
  );
}
