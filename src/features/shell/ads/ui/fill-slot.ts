import { type AdFilling, readFrameAnswer } from '../ad-choice.rules.ts';
import type { AdSize, AdSlot, SiteAds } from '../ad-slot.rules.ts';
import { adLabels, hintFor } from './ad.labels.ts';
import { ad } from './ad-element.ts';
import css from './ads.module.css';
import { consentQuestion } from './consent-question.ts';
import { fillDirectly } from './fill-directly.ts';
import { runStub } from './stub.ts';

export interface SlotFilling {
  slot: AdSlot;
  size: AdSize;
  ads: SiteAds;
  content: AdFilling;
  /** Number of refreshes so far. */
  turn: number;
}

/**
 * Fills the box, whose size and place never depend on the content.
 * @returns a function that removes the content
 */
export function fillSlot(box: HTMLElement, filling: SlotFilling): () => void {
  const { slot, size, ads, content } = filling;
  box.style.width = `${size.width}px`;
  box.style.height = `${size.height}px`;
  const fill: Readonly<Record<AdFilling, () => () => void>> = {
    house: () => fillWithHouse(box, filling),
    question: () => put(box, consentQuestion()),
    nothing: () => () => undefined,
    gpt: () => (ads.direct ? fillDirectly(box, ads.direct, { slot, size }) : fillWithFrame(box, filling)),
    stub: () => runStub(box),
  };
  return fill[content]();
}

function put(box: HTMLElement, content: HTMLElement): () => void {
  box.replaceChildren(content);
  return () => content.remove();
}

function fillWithHouse(box: HTMLElement, { slot, size, ads, turn }: SlotFilling): () => void {
  const pictures = ads.house.filter((picture) => picture.slot === slot);
  const picture = pictures[turn % pictures.length];
  if (picture) {
    const { src, href, alt } = picture;
    return put(box, ad('a', { href, className: css.picture }, ad('img', { src, alt, ...size })));
  }
  const { text, href } = hintFor(slot, turn);
  return put(box, ad('a', { href, className: css.hint }, text));
}

/** Accepts messages of this frame only, and only whether it has an ad. A frame that sends none stays. */
function fillWithFrame(box: HTMLElement, filling: SlotFilling): () => void {
  const { slot, size } = filling;
  const frame = ad('iframe', {
    src: `/ads/frame/${slot}?${new URLSearchParams({ size: `${size.width}x${size.height}` })}`,
    title: adLabels.ad,
    className: css.frame,
    width: String(size.width),
    height: String(size.height),
  });
  frame.sandbox.add('allow-scripts', 'allow-popups');
  let end = put(box, frame);
  const onMessage = ({ source, data }: MessageEvent) => {
    if (source !== frame.contentWindow || readFrameAnswer(data) !== 'empty') return;
    removeEventListener('message', onMessage);
    end = fillWithHouse(box, filling);
  };
  addEventListener('message', onMessage);
  return () => {
    removeEventListener('message', onMessage);
    end();
  };
}
