import type { TileTone } from '#ui/components/tile.tsx';
import type { GameIconName } from '#ui/game-icons/names.ts';
import type { Item } from '../../../catalog/item.contract.ts';
import { type IconRule, iconByRules } from './icon-rules.ts';
import type { TileLook } from './look.ts';

const WEAPONS: readonly IconRule[] = [
  [/방천화극|삼지창/, 'gear/trident'],
  [/양첨목봉|목봉|단봉|목근|막대|곤봉$|단장$/, 'gear/bo'],
  [/해골|혼봉/, 'gear/skull-staff'],
  [/지팡이|선장$|죽장|장$/, 'gear/wizard-staff'],
  [/도깨비방망이|횃불|방망이|각암추/, 'gear/wood-club'],
  [/별봉/, 'gear/lunar-wand'],
  [/낭아봉/, 'gear/flanged-mace'],
  [/곤\d*$|곤봉/, 'gear/bo'],
  [/봉$|봉\d/, 'gear/orb-wand'],
  [/낫/, 'gear/sickle'],
  [/부$|도끼/, 'gear/war-axe'],
  [/죽선|칠선|접선|홍선|청선|풍선|현선|선$/, 'gear/handheld-fan'],
  [/창|사모$|단사모|현모$/, 'gear/stone-spear'],
  [/활|궁$/, 'gear/bow-arrow'],
  [/수리검|표창/, 'gear/shuriken'],
  [/조$|발톱|권$/, 'gear/claws'],
  [/단검|녹슨/, 'gear/plain-dagger'],
  [/단도|패도|음양도|장예도/, 'gear/curvy-knife'],
  [/중검/, 'gear/relic-blade'],
  [/대검|대도|환두|백진/, 'gear/two-handed-sword'],
  [/가시/, 'gear/pointy-sword'],
  [/용마|영웅|용사|투사|용맹|위엄/, 'gear/katana'],
  [/얼음|뢰진|뇌진|화분천|수류/, 'gear/shard-sword'],
  [/현무|주작|백호|청룡|용천|용형|운의|풍의/, 'gear/rune-sword'],
  [/이가닌자|칠지|월아|협가/, 'gear/fragmented-sword'],
  [/쌍|원앙/, 'gear/crossed-swords'],
  [/(?<!야월)도$/, 'gear/katana'],
];

const BODY: readonly IconRule[] = [
  [/망또|망토/, 'gear/cape'],
  [/비늘/, 'gear/scale-mail'],
  [/치마/, 'gear/skirt'],
  [/도포|장삼|통옷|기모노|파오/, 'gear/robe'],
  [/도복|활복|사복|무도가|평복|포복/, 'gear/kimono'],
  [/드레스|설빔|여자옷/, 'gear/dress'],
  [/갑주|연갑/, 'gear/layered-armor'],
  [/옷|의복/, 'gear/shirt'],
];

const HEAD: readonly IconRule[] = [
  [/머리띠|두건/, 'gear/headband-knot'],
  [/모$|양모|월모/, 'gear/pilgrim-hat'],
  [/용왕|비룡|쇄자|검신|태공|신장/, 'gear/samurai-helmet'],
];

const HAND: readonly IconRule[] = [
  [/목걸이/, 'gear/gem-pendant'],
  [/반지/, 'gear/ring'],
  [/선류|승류|소선류|례?류$/, 'gear/big-diamond-ring'],
  [/팔찌|보호대/, 'gear/bracers'],
  [/부적/, 'goods/tied-scroll'],
  [/장갑/, 'gear/gauntlet'],
];

const BESIDE: readonly IconRule[] = [
  [/귀걸이/, 'gear/earrings'],
  [/목걸이/, 'gear/gem-pendant'],
  [/신$|구두/, 'gear/leather-boot'],
  [/경$/, 'gear/mirror-mirror'],
  [/인형/, 'goods/totem-mask'],
];

const SHIELDS: readonly IconRule[] = [
  [/거울/, 'gear/mirror-mirror'],
  [/연등/, 'gear/asian-lantern'],
  [/지도$/, 'goods/treasure-map'],
];

const FOODS: readonly IconRule[] = [
  [/바나나/, 'goods/banana-bunch'],
  [/감자|고구마|땅콩/, 'goods/potato'],
  [/시약|음료|수액/, 'goods/potion-ball'],
  [/도토리/, 'goods/acorn'],
  [/가죽|모피/, 'goods/animal-hide'],
  [/생선|다랑어|살코기|복어/, 'goods/fish-cooked'],
  [/닭고기|비둘기|통구이|구이/, 'goods/ham-shank'],
  [/고기|꼬리/, 'goods/meat'],
  [/웅담|심장|간$/, 'goods/anatomy'],
  [/녹용/, 'goods/bull-horns'],
  [/인삼|산삼|구기자|감초|노회|동충하초/, 'goods/plant-roots'],
  [/알$/, 'goods/big-egg'],
  [/수박|포도|망고|과편|과일/, 'goods/shiny-apple'],
  [/도시락|반찬|요리|산해진미|떡/, 'goods/bowl-of-rice'],
  [/팔과탕|환약|탕$/, 'goods/jug'],
  [/주$|막걸리|술/, 'goods/amphora'],
];

const GOODS: readonly IconRule[] = [
  [/오독산/, 'goods/powder-bag'],
  [/승선권/, 'goods/ticket'],
  [/비서|법서|노비문서|일기|책|도삭산의서/, 'goods/scroll-unfurled'],
  [/부적|인부/, 'goods/tied-scroll'],
  [/도시락|떡/, 'goods/bowl-of-rice'],
  [/구이$|고기$/, 'goods/ham-shank'],
  [/열쇠/, 'goods/key'],
  [/비약|시약|해독제|샘물|물병|창포물|약|독$|기름|피$|혼합사발/, 'goods/potion-ball'],
  [/가죽/, 'goods/animal-hide'],
  [/피리$/, 'goods/hunting-horn'],
  [/비늘|껍질/, 'goods/fish-scales'],
  [/장인의돌/, 'goods/rune-stone'],
  [/호박결정/, 'goods/crystal-growth'],
  [/호박보석/, 'goods/gems'],
  [/호박/, 'goods/emerald'],
  [/가루|점화석|찰흙/, 'goods/powder'],
  [/산$|정화$/, 'goods/powder-bag'],
  [/금강석/, 'goods/cut-diamond'],
  [/보주|구슬|여의주|옥$|진주/, 'goods/oyster-pearl'],
  [/수정|크리스탈|석영|결정|보석|얼음/, 'goods/crystal-growth'],
  [/마노|운모|장석|달의돌|돌$|석$/, 'goods/ore'],
  [/쇠조각|청동조각|검조각|강철|신령철/, 'goods/metal-plate'],
  [/현철|오철|철심|금조각/, 'goods/metal-bar'],
  [/금덩어리|금고|금편|금인각|은인각/, 'goods/gold-bar'],
  [/망치/, 'goods/hammer-drop'],
  [/가면/, 'goods/domino-mask'],
  [/깃/, 'goods/feather'],
  [/발톱|손톱|집게/, 'goods/claw'],
  [/어금니|이빨|송곳니/, 'goods/fangs'],
  [/뿔/, 'goods/bull-horns'],
  [/뼈|해골/, 'goods/crossed-bones'],
  [/꼬리|털$/, 'goods/fox-tail'],
  [/다리$/, 'beast/octopus'],
  [/심장|간$|지혼|영혼/, 'goods/anatomy'],
  [/알$/, 'goods/big-egg'],
  [/비단/, 'goods/rolled-cloth'],
  [/실타래/, 'goods/sewing-string'],
  [/수리검/, 'gear/shuriken'],
  [/칼$/, 'gear/plain-dagger'],
  [/화살/, 'gear/bow-arrow'],
  [/바나나/, 'goods/banana-bunch'],
  [/열매|과일|호두|씨$/, 'goods/acorn'],
  [/가지$|잎$/, 'goods/tree-branch'],
  [/현목|막대|나무|참나무|야자수/, 'goods/log'],
  [/뿌리|작약/, 'goods/plant-roots'],
  [/초$|창포|향료/, 'goods/herbs-bundle'],
  [/괘$/, 'goods/stone-block'],
  [/증표|인장|인'|패$|봉인|보패|제기/, 'goods/totem-mask'],
  [/사탕|꿀/, 'goods/honey-jar'],
  [/머리띠/, 'gear/headband-knot'],
  [/무기/, 'gear/crossed-swords'],
];

const MONEY: readonly IconRule[] = [
  [/뭉치/, 'goods/coins'],
  [/금덩어리|금괴/, 'goods/gold-bar'],
];

interface KindOfItem {
  rules: readonly IconRule[];
  otherwise: GameIconName;
  tone: TileTone;
}

const GENERAL: KindOfItem = { rules: GOODS, otherwise: 'goods/swap-bag', tone: 'material' };

/** Indexed by `Item.type`, 0 to 11. */
const KINDS: readonly KindOfItem[] = [
  { rules: WEAPONS, otherwise: 'gear/broadsword', tone: 'weapon' },
  { rules: BODY, otherwise: 'gear/chest-armor', tone: 'armour' },
  { rules: SHIELDS, otherwise: 'gear/round-shield', tone: 'armour' },
  { rules: HEAD, otherwise: 'gear/crested-helmet', tone: 'armour' },
  { rules: HAND, otherwise: 'gear/gloves', tone: 'armour' },
  { rules: BESIDE, otherwise: 'goods/mineral-heart', tone: 'armour' },
  { rules: FOODS, otherwise: 'goods/dumpling-bao', tone: 'food' },
  GENERAL,
  { rules: GOODS, otherwise: 'goods/scroll-unfurled', tone: 'use' },
  { rules: MONEY, otherwise: 'goods/two-coins', tone: 'material' },
  { rules: GOODS, otherwise: 'goods/ore', tone: 'material' },
  { rules: GOODS, otherwise: 'goods/secret-book', tone: 'use' },
];

export function itemIcon({ type, subType, name }: Pick<Item, 'type' | 'subType' | 'name'>): TileLook {
  const kind = KINDS[type] ?? GENERAL;
  return { icon: iconByRules(kind.rules, `${subType ?? ''} ${name}`, kind.otherwise), tone: kind.tone };
}
