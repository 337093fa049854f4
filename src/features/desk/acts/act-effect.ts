/** Kinds of what an act does, each with its icon. */
export type EffectKind = 'stop' | 'hide' | 'notify' | 'undo' | 'time';

/** A line of `누르면`. A text alone has the usual icon. */
export type ActEffect = string | { readonly kind: EffectKind; readonly text: string };

export function effectText(effect: ActEffect): string {
  return typeof effect === 'string' ? effect : effect.text;
}
