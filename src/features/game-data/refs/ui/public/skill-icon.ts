import type { TileTone } from '#ui/components/tile.tsx';
import type { GameIconName } from '#ui/game-icons/names.ts';
import type { Skill } from '../../../catalog/skill.contract.ts';
import type { TileLook } from './look.ts';

type SkillRule = readonly [RegExp, GameIconName, TileTone];

const SKILLS: readonly SkillRule[] = [
  [/부활/, 'skill/angel-wings', 'food'],
  [/외치기|사자후/, 'skill/shouting', 'use'],
  [/변신|금수|경수|야수|맹수|환마술|환군/, 'beast/paw-print', 'use'],
  [/순간 이동|이동|귀환|출두|소환|성황|비영사천문|부름/, 'skill/teleport', 'use'],
  [/신수/, 'skill/lightning-storm', 'weapon'],
  [/헬파이어|삼매진화|폭류|유성/, 'skill/fireball', 'weapon'],
  [/지진|지폭/, 'skill/earth-crack', 'weapon'],
  [/백호/, 'skill/tiger', 'weapon'],
  [/건곤|동귀어진|필살|혈겁|분혼|파천/, 'skill/explosion-rays', 'weapon'],
  [/흡성|흡수|기력|공력|운기|운공|환기|마력/, 'skill/magic-swirl', 'food'],
  [/태양의/, 'skill/sun', 'food'],
  [/구름의|천공의|하늘의/, 'skill/fluffy-cloud', 'food'],
  [/바다의기원|동해의/, 'skill/waves', 'food'],
  [/대지의기원|누리의기원/, 'skill/mountains', 'food'],
  [/기원|희원|회복|생명|현자/, 'skill/heart-plus', 'food'],
  [/능력치 보기|빛|심안|감지|소지품/, 'skill/eyeball', 'use'],
  [/해독|퇴마|해제|활력|파혼|무력화/, 'skill/healing', 'food'],
  [/중독|만파지독|독/, 'skill/poison-cloud', 'use'],
  [/마비|망각|혼돈/, 'skill/night-sleep', 'use'],
  [/절망/, 'skill/blindfold', 'use'],
  [/저주|혼마|소혼|추혼/, 'skill/skull-crossed-bones', 'use'],
  [/투명|무형/, 'skill/invisible', 'use'],
  [/분신|무영/, 'skill/shadow-follower', 'use'],
  [/회피|비영|승보|보법/, 'skill/sprint', 'weapon'],
  [/보호|무장|금강|차폐|반탄|호체|방어|무참/, 'skill/magic-shield', 'armour'],
  [/힘|대력|근력/, 'skill/muscle-up', 'armour'],
  [/명중|신의축복|신령/, 'skill/beams-aura', 'armour'],
  [/신검|검신|파괴력|공격력/, 'skill/swords-power', 'weapon'],
  [/후면|측면/, 'skill/sword-spin', 'weapon'],
  [/이중|삼중/, 'skill/crossed-slashes', 'weapon'],
  [/사중|오중/, 'skill/sword-clash', 'weapon'],
  [/유인/, 'skill/punch', 'use'],
  [/검|참|타격|공격/, 'skill/sword-slice', 'weapon'],
  [/기문|방술|진$/, 'skill/yin-yang', 'use'],
  [/체식|명상|지체/, 'skill/meditation', 'food'],
  [/폭풍|바람/, 'skill/tornado', 'weapon'],
];

export function skillIcon({ name, effect }: Pick<Skill, 'name' | 'effect'>): TileLook {
  const found =
    SKILLS.find(([pattern]) => pattern.test(name)) ?? SKILLS.find(([pattern]) => pattern.test(effect ?? ''));
  return found ? { icon: found[1], tone: found[2] } : { icon: 'skill/aura', tone: 'use' };
}
