import { onDevice } from '#platform/client/device-storage.ts';
import { openOverlay } from '#ui/overlay/back-closes.ts';
import { readConsent } from '../ad-choice.rules.ts';
import { adLabels } from './ad.labels.ts';
import { ad } from './ad-element.ts';
import css from './ads.module.css';

/** The visitor's choice. If the browser cannot store it, it lasts as long as the page is open. */
export const adConsent = onDevice(
  'ad-consent',
  { parse: readConsent, format: (consent) => consent },
  { staysOnPage: true },
);

/**
 * Asks with two buttons of equal weight.
 * @param onChosen called after the choice is stored
 */
export function consentQuestion(onChosen: () => void = () => undefined): HTMLElement {
  const choose = (consent: 'all' | 'basic') => () => {
    adConsent.save(consent);
    onChosen();
  };
  const button = (consent: 'all' | 'basic') =>
    ad('button', { type: 'button', className: css.choice, onclick: choose(consent) }, adLabels[consent]);
  return ad(
    'div',
    { className: css.question },
    ad('strong', {}, adLabels.question),
    ad('span', { className: css.explanation }, adLabels.explanation),
    ad('span', { className: css.choices }, button('all'), button('basic')),
  );
}

/** Makes `[data-ad-choice]` open the question again; without scripts it is a link to the policy. */
export function followChoiceLinks(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-ad-choice]')) return;
      event.preventDefault();
      event.stopPropagation();
      openQuestion();
    },
    { capture: true },
  );
}

function openQuestion(): void {
  const chosen = adConsent.read();
  const close = () => dialog.close();
  const onclose = () => {
    dialog.remove();
    closed();
  };
  const dialog = ad(
    'dialog',
    { className: css.dialog, ariaLabel: adLabels.question, onclose },
    consentQuestion(close),
    ad('span', { className: css.explanation }, chosen === null ? '' : adLabels.now[chosen]),
    ad('button', { type: 'button', className: css.choice, onclick: close }, adLabels.close),
  );
  document.body.append(dialog);
  dialog.showModal();
  const closed = openOverlay(close);
}
