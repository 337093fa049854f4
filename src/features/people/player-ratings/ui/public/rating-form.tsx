import { type FormEvent, useState } from 'react';
import { Button } from '#ui/components/button.tsx';
import { Checkbox } from '#ui/components/field.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { showError } from '../../../require-login/ui/public/require-player.ts';
import { RATING_NAMES } from '../../player-rating.labels.ts';
import type { RatingTag } from '../../player-rating.limits.ts';

interface RatingFormProps<Tag extends RatingTag> {
  tags: readonly Tag[];
  /** The receiver's name, which the form shows followed by 에게. */
  receiver: string;
  send: (tags: Tag[]) => Promise<unknown>;
  onDone: () => void;
}

/** Gives compliments to a player after a shared trade or party. They are final and have no text. */
export function RatingForm<Tag extends RatingTag>({ tags, receiver, send, onDone }: RatingFormProps<Tag>) {
  const [chosen, setChosen] = useState<readonly Tag[]>([]);
  const [isSending, setSending] = useState(false);
  const toggle = (tag: Tag) =>
    setChosen(
      chosen.includes(tag)
        ? chosen.filter((one) => one !== tag)
        : tags.filter((one) => one === tag || chosen.includes(one)),
    );
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending || chosen.length === 0) return;
    setSending(true);
    try {
      await send([...chosen]);
      void showToast({ tone: 'ok', title: '매너를 남겼습니다' });
    } catch (error) {
      await showError(error);
    } finally {
      setSending(false);
      onDone();
    }
  }
  return (
    <form className="stack gap-2" onSubmit={(event) => void submit(event)}>
      <fieldset className="stack gap-2">
        <legend className="label">{receiver}에게 매너 남기기</legend>
        <div className="row wrap">
          {tags.map((tag) => (
            <Checkbox key={tag} label={RATING_NAMES[tag]} checked={chosen.includes(tag)} onChange={() => toggle(tag)} />
          ))}
        </div>
      </fieldset>
      <p className="row wrap">
        <Button type="submit" aria-disabled={isSending || chosen.length === 0}>
          남기기
        </Button>
        <span className="meta">한 번 남기면 바꿀 수 없습니다. 남에게는 사람 수만 보입니다.</span>
      </p>
    </form>
  );
}
