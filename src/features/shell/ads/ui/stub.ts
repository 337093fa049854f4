import { adLabels } from './ad.labels.ts';
import { ad } from './ad-element.ts';
import css from './ads.module.css';

const BLOCKED_MS = 300;
const WRONG_SIZE_PX = 900;

/** Simulates a badly behaved network: it blocks the thread, then takes more space than it has. */
export function runStub(box: HTMLElement): () => void {
  const content = ad('div', { className: css.stub }, adLabels.ad);
  box.replaceChildren(content);
  const timer = setTimeout(() => {
    const until = performance.now() + BLOCKED_MS;
    while (performance.now() < until);
    content.style.width = `${WRONG_SIZE_PX}px`;
    content.style.height = `${WRONG_SIZE_PX}px`;
    content.dataset.stub = 'done';
  });
  return () => {
    clearTimeout(timer);
    content.remove();
  };
}
