import { useState } from 'react';
import { draftOnPage } from '#platform/client/draft-on-page.ts';
import { useDraft } from '#platform/client/use-draft.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Button, IconButton } from '#ui/components/button.tsx';
import { ChoiceField } from '#ui/components/choice-field.tsx';
import { Field, Select, TextInput } from '#ui/components/field.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { StepperField } from '#ui/components/stepper-field.tsx';
import { CloseIcon, PlusIcon } from '#ui/icons/icons.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { REMAINDER } from '../settle.rules.ts';
import { SHORT_REMAINDER_CHOICES, UNIT_CHOICES } from '../settlement.labels.ts';
import { MAX_NAME_LENGTH, MAX_SHARES, MAX_WEIGHT } from '../settlement.limits.ts';
import { type FormShare, nameFault, type SettlementFields, withoutShare } from '../settlement-form.rules.ts';
import { Person } from './person.tsx';
import css from './settlement.module.css';

/** Without a guild there is no fund for what is left over. */
const REMAINDERS = SHORT_REMAINDER_CHOICES.filter(({ value }) => value !== REMAINDER.guild);

interface ShareFieldsProps {
  fields: SettlementFields;
  /** 전, of everybody. */
  shares: readonly number[];
  rest: number;
  /** What goes to the fund of the guild, 전. */
  toGuild: number;
  sale: number;
  issue: string | undefined;
  profileId: number;
  members: readonly FormShare[];
  isOfGuild: boolean;
  onChange: (part: Partial<SettlementFields>) => void;
}

export function ShareFields(props: ShareFieldsProps) {
  const { fields, shares, rest, toGuild, sale, issue, profileId, members, isOfGuild, onChange } = props;
  const [isAdding, setAdding] = useState(false);
  const { shares: people, unit, remainder, holderIndex } = fields;
  const weight = people.reduce((sum, share) => sum + share.weight, 0);
  const weigh = (index: number, next: number) =>
    onChange({ shares: people.map((share, place) => (place === index ? { ...share, weight: next } : share)) });
  return (
    <Panel
      title="나누기"
      aside={
        <>
          <span className="meta">
            {people.length}명 · 몫 {formatDigits(weight)}
          </span>
          <span className="ml-auto">
            <Button size="sm" disabled={people.length >= MAX_SHARES} onClick={() => setAdding(true)}>
              <PlusIcon size={16} />
              사람
            </Button>
          </span>
        </>
      }
    >
      <div className={css.how}>
        <ChoiceField
          label="반올림 단위(버림)"
          name="unit"
          choices={UNIT_CHOICES}
          value={unit}
          onChoose={(next) => onChange({ unit: next })}
          size="tight"
        />
        <ChoiceField
          label="나머지"
          name="remainder"
          choices={isOfGuild ? SHORT_REMAINDER_CHOICES : REMAINDERS}
          value={remainder}
          onChoose={(next) => onChange({ remainder: next })}
          size="tight"
        />
      </div>
      <table className={`t even ${css.form}`} aria-label="나누기">
        <thead>
          <tr>
            <th>이름</th>
            <th className={css.step}>몫</th>
            <th className={`num wide ${css.amount}`}>받을 돈</th>
            <th className={css.remove}>
              <span className="visually-hidden">빼기</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ profileId: id, name, player, weight: own }, index) => {
            const amount = formatDigits((shares[index] ?? 0) - (index === holderIndex ? rest : 0));
            return (
              <tr key={id ?? name} className={id === profileId ? 'mine' : undefined}>
                <th scope="row">
                  <Person name={name} player={player} isHolder={index === holderIndex} />
                  <b className={`narrow ${css.under}`}>{amount}</b>
                </th>
                <td className={css.step}>
                  <StepperField
                    label={`${name} 몫`}
                    value={own}
                    min={0}
                    max={MAX_WEIGHT}
                    onChange={(next) => weigh(index, next)}
                  />
                </td>
                <td className="num wide">
                  <b>{amount}</b>
                </td>
                <td className={css.remove}>
                  {people.length > 1 && (
                    <IconButton label={`${name} 빼기`} onClick={() => onChange(withoutShare(fields, index))}>
                      <CloseIcon size={16} />
                    </IconButton>
                  )}
                </td>
              </tr>
            );
          })}
          <tr className={css.rest}>
            <th scope="row">
              나머지:{' '}
              <span className="meta">
                {remainder === REMAINDER.guild ? '문파 기금' : (people[holderIndex]?.name ?? '')}
              </span>
            </th>
            <td className={css.step}>
              <span className="narrow">{formatDigits(rest + toGuild)}</span>
            </td>
            <td className="num wide">{formatDigits(rest + toGuild)}</td>
            <td />
          </tr>
          <tr>
            <th scope="row">
              <b>합계</b>
            </th>
            <td className={css.step}>
              <b className="wide">{formatDigits(weight)}</b>
              <b className="narrow">{formatDigits(sale)}</b>
            </td>
            <td className="num wide">
              <b>{formatDigits(sale)}</b>
            </td>
            <td />
          </tr>
        </tbody>
      </table>
      <div className={css.holder}>
        <Field label="돈 가진 사람" id="settlement-holder">
          <Select
            id="settlement-holder"
            value={String(holderIndex)}
            options={people.map(({ name }, index) => ({ value: String(index), label: name }))}
            onChange={({ target }) => onChange({ holderIndex: Number(target.value) })}
          />
        </Field>
      </div>
      {issue && (
        <p className={css.fault} role="alert">
          {issue}
        </p>
      )}
      {isAdding && (
        <NameDialog
          fields={fields}
          members={members}
          onAdd={(share) => onChange({ shares: [...people, share] })}
          onClose={() => setAdding(false)}
        />
      )}
    </Panel>
  );
}

interface NameDialogProps {
  fields: SettlementFields;
  members: readonly FormShare[];
  onAdd: (share: FormShare) => void;
  onClose: () => void;
}

/** A member of the guild; whoever sat in the party is there from the first. Anybody else stands by name. */
function NameDialog({ fields, members, onAdd, onClose }: NameDialogProps) {
  const offered = members.filter(({ name }) => fields.shares.every((share) => share.name !== name));
  const draft = useDraft(draftOnPage<{ name: string }>('settlement-share'), { name: '' });
  const { name } = draft.values;
  const [fault, setFault] = useState<string>();
  const add = () => {
    const found = nameFault(name, fields.shares);
    setFault(found);
    if (found) return;
    const typed = name.trim();
    onAdd(offered.find((member) => member.name === typed) ?? { profileId: null, name: typed, player: null, weight: 1 });
    draft.reset({ name: '' });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} label="나눌 사람 추가">
      <form
        className={`stack gap-3 w-full ${css.dialogForm}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          add();
        }}
      >
        <Field
          label="게임 이름"
          id="share-name"
          hint={
            members.length > 0
              ? '문파원이 아니면 이름만 적히고 정산을 볼 수 없습니다. 받았음은 돈 가진 사람이 표시합니다.'
              : '이름만 적힌 사람은 정산을 볼 수 없습니다. 받았음은 돈 가진 사람이 표시합니다.'
          }
          {...(fault && { error: fault })}
        >
          <TextInput
            id="share-name"
            value={name}
            data-max-letters={MAX_NAME_LENGTH}
            autoComplete="off"
            list={offered.length > 0 ? 'share-members' : undefined}
            aria-invalid={fault ? true : undefined}
            onChange={({ target }) => draft.change({ name: target.value })}
          />
          <datalist id="share-members">
            {offered.map((member) => (
              <option key={member.profileId} value={member.name} />
            ))}
          </datalist>
        </Field>
        <Button type="submit" tone="primary" full>
          추가
        </Button>
        <Button tone="ghost" full onClick={onClose}>
          취소
        </Button>
      </form>
    </Dialog>
  );
}
