export const gameDataErrors = {
  unknownSkill: '없는 기술입니다.',
  unknownRecipe: '없는 조합입니다.',
  unknownMonster: '없는 몬스터입니다.',
  unknownItem: '없는 아이템입니다.',
  unknownQuest: '없는 퀘스트입니다.',
  unknownMap: '없는 지도입니다.',
  unknownDungeon: '없는 사냥터입니다.',
  unknownImage: '없는 그림입니다.',
} as const;
