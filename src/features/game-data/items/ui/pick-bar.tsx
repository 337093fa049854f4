import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { navigate } from '#platform/client/navigate.ts';
import { Button } from '#ui/components/button.tsx';
import { compareHref, MOST_COMPARED } from '../item-comparison.rules.ts';
import css from './item-list.module.css';

const BOXES = 'input[name="compare"]';

interface PickBarProps {
  /** Rows that the list shows; chosen items outside it stay chosen. */
  rows: readonly { id: number }[];
  gameServer: number | undefined;
}

/**
 * Placed at the end of the form around a list with a checkbox in each row. Checkboxes are read and set in the document,
 * so that a click renders only this bar again and not hundreds of rows.
 */
export function PickBar({ rows, gameServer }: PickBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<readonly number[]>([]);
  const isFull = chosen.length >= MOST_COMPARED;
  useEffect(() => {
    const form = bar.current?.closest('form');
    const read = () => choose((before) => chosenAmong(boxesIn(form), before));
    // Reads boxes that were checked before this code was loaded.
    read();
    form?.addEventListener('change', read);
    return () => form?.removeEventListener('change', read);
  }, []);
  useLayoutEffect(() => {
    if (rows.length === 0) return;
    for (const box of boxesIn(bar.current?.closest('form'))) {
      const isChosen = chosen.includes(Number(box.value));
      // Until the boxes are read, their own state takes precedence.
      if (chosen.length > 0) box.checked = isChosen;
      box.disabled = isFull && !isChosen;
    }
  }, [rows, chosen, isFull]);
  useEffect(() => {
    const form = bar.current?.closest('form');
    const open = (event: SubmitEvent) => {
      event.preventDefault();
      navigate(compareHref(chosen, gameServer));
    };
    form?.addEventListener('submit', open);
    return () => form?.removeEventListener('submit', open);
  }, [chosen, gameServer]);
  return (
    <div ref={bar} className={css.picks}>
      <span className="grow" data-spoken="">
        {isFull
          ? `${MOST_COMPARED}개를 모두 골랐습니다. 하나를 빼면 다른 것을 고를 수 있습니다.`
          : `${MOST_COMPARED}개까지 고릅니다.`}
      </span>
      <Button type="submit" tone="primary">
        {chosen.length > 0 ? `${chosen.length}개 비교하기` : '비교하기'}
      </Button>
    </div>
  );
}

function boxesIn(form: HTMLFormElement | null | undefined): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>(BOXES) ?? [])];
}

/**
 * Returns ids in the order in which they were chosen. Boxes beyond the maximum, checked before this code was loaded,
 * are ignored.
 */
function chosenAmong(boxes: readonly HTMLInputElement[], before: readonly number[]): number[] {
  const isChecked = new Map(boxes.map((box) => [Number(box.value), box.checked]));
  const still = before.filter((id) => isChecked.get(id) ?? true);
  const now = [...isChecked].flatMap(([id, checked]) => (checked && !still.includes(id) ? [id] : []));
  return [...still, ...now].slice(0, MOST_COMPARED);
}
