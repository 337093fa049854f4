/**
 * The pictures of game-icons.net that the site uses, by the sheet that carries them: a page of items fetches no
 * monsters. Only these are built, so a new one is added here first; the names are those of `@iconify-json/game-icons`.
 */
export const GAME_ICONS = {
  gear: [
    'broadsword', 'katana', 'crossed-swords', 'plain-dagger', 'curvy-knife', 'shard-sword', 'two-handed-sword',
    'pointy-sword', 'rune-sword', 'stone-spear', 'trident', 'halberd', 'bo', 'lunar-wand', 'wizard-staff', 'skull-staff', 'wood-club', 'orb-wand', 'bow-arrow', 'handheld-fan', 'war-axe', 'sickle', 'claws', 'shuriken',
    'flanged-mace', 'fragmented-sword', 'chest-armor', 'kimono', 'robe', 'skirt', 'layered-armor', 'scale-mail',
    'cape', 'dress', 'shirt', 'round-shield', 'crested-helmet', 'samurai-helmet', 'headband-knot', 'pilgrim-hat',
    'ring', 'big-diamond-ring', 'gloves', 'gauntlet', 'bracers', 'gem-pendant', 'earrings', 'leather-boot', 'mirror-mirror', 'asian-lantern',
  ],
  goods: [
    'fish-scales', 'crystal-growth', 'ore', 'stone-pile', 'stone-block', 'gold-bar', 'metal-bar', 'metal-plate',
    'powder', 'powder-bag', 'amber-mosquito', 'rupee', 'gems', 'cut-diamond', 'rune-stone', 'acorn', 'tree-branch',
    'log', 'plant-roots', 'oak-leaf', 'herbs-bundle', 'lotus', 'mushroom', 'feather', 'animal-hide', 'fangs',
    'claw', 'bull-horns', 'crossed-bones', 'rolled-cloth', 'sewing-string', 'cube', 'oyster-pearl', 'fox-tail',
    'hammer-drop', 'domino-mask', 'big-egg', 'anatomy', 'meat', 'ham-shank', 'steak', 'fish-cooked', 'bowl-of-rice',
    'dumpling-bao', 'shiny-apple', 'banana-bunch', 'potato', 'carrot', 'honey-jar', 'jug', 'amphora', 'opened-food-can', 'knapsack', 'scroll-unfurled', 'tied-scroll', 'secret-book', 'potion-ball', 'poison-bottle', 'two-coins',
    'coins', 'key', 'swap-bag', 'treasure-map', 'ticket', 'totem-mask', 'hunting-horn', 'mineral-heart',
  ],
  beast: [
    'rat', 'rabbit', 'squirrel', 'snake', 'cobra', 'fox', 'deer', 'bear-head', 'boar', 'pig', 'tiger-head', 'lion',
    'wolf-head', 'ghost', 'spectre', 'haunting', 'skeleton', 'death-skull', 'octopus', 'crab', 'shark-jaws',
    'jellyfish', 'sea-turtle', 'fish-monster', 'seahorse', 'mermaid', 'shrimp', 'dragon-head', 'sea-dragon',
    'hydra', 'wyvern', 'bat', 'spider-alt', 'scorpion', 'frog', 'monkey', 'gorilla', 'cow', 'horse-head', 'unicorn',
    'rooster', 'sheep', 'eagle-head', 'ninja-head', 'bandit', 'oni', 'imp', 'rock-golem', 'mummy-head', 'bee',
    'centipede', 'flame', 'ice-golem', 'witch-flight', 'wizard-face', 'monk-face', 'pikeman', 'mounted-knight',
    'croc-jaws', 'rhinoceros-horn', 'cat', 'paw-print', 'totem', 'broom', 'imperial-crown', 'evil-minion', 'lotus-flower', 'shambling-mound', 'praying-mantis', 'raccoon-head',
  ],
  skill: [
    'sword-slice', 'sword-clash', 'sword-spin', 'crossed-slashes', 'swords-power', 'punch', 'muscle-up', 'magic-shield', 'aura', 'beams-aura', 'fireball', 'lightning-storm', 'tornado', 'poison-cloud', 'healing', 'heart-plus', 'night-sleep', 'blindfold', 'magic-swirl', 'teleport', 'invisible', 'sprint', 'angel-wings', 'explosion-rays', 'meditation', 'yin-yang', 'shouting', 'earth-crack', 'sun', 'fluffy-cloud', 'mountains', 'waves',
    'tiger', 'shadow-follower', 'skull-crossed-bones', 'eyeball', 'sailboat', 'cave-entrance', 'castle', 'village',
    'forest', 'island',
  ],
} as const;

export type GameIconSheet = keyof typeof GAME_ICONS;
/** `sheet/name`: the sheet is said in the name, so that no list has to travel to the browser. */
export type GameIconName = { [S in GameIconSheet]: `${S}/${(typeof GAME_ICONS)[S][number]}` }[GameIconSheet];
