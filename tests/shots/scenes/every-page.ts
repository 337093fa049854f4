import { unfoldAll } from '../actions.ts';
import { focusAll, pointAtAll } from '../pseudo-states.ts';
import type { SampledPage } from '../sampled-pages.ts';
import { DESK_ONLY, type Scene, type SceneParts, scene, WIDTHS } from '../scene.ts';

const COLLAPSIBLE =
  words(`home items-655 skills-89 dungeons-regions-4 monsters-224 recipe recipe-item-1204 maps maps-22 shortcuts trade-655 trade-view
  calc-exp calc-exp-back calc-hp-mp-table calc-kingQuest-buyeo calc-drop calc-timers calc-plan calc-skills`);

const TOUCHED =
  words(`home items-types-10 items-655 recipe-item-1204 maps-22 maps-route dungeons-regions-4 shortcuts trade trade-655
  trade-view calc-exp calc-kingQuest-buyeo calc-timers notice-ask login`);

function words(text: string): readonly string[] {
  return text.split(/\s+/);
}

/**
 * Every page signed out: at all widths, without scripts, in forced colours, on paper, with all disclosures open, hovered and
 * focused.
 */
export function everyPage(pages: readonly SampledPage[]): Scene[] {
  const each = (prefix: string, parts: SceneParts, among = pages) =>
    among.flatMap(({ name, path }) => scene(`${prefix}.${name}`, path, parts));
  const normalized = pages.filter(({ name }) => COLLAPSIBLE.includes(name));
  const touched = pages.filter(({ name }) => TOUCHED.includes(name));
  return [
    ...each('page', { widths: WIDTHS }),
    ...each('no-scripts', { hasScripts: false }),
    ...each('forced-colors', { media: 'forced-colors' }),
    ...each('print', { ...DESK_ONLY, media: 'print' }),
    ...each('unfolded', { act: unfoldAll }, normalized),
    ...each('pointed', { ...DESK_ONLY, act: pointAtAll }, touched),
    ...each('focused', { ...DESK_ONLY, act: focusAll }, touched),
  ];
}
