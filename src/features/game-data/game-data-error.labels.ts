export const gameDataErrors = {
  unknownSkill: '그런 기술이 없습니다.',
  unknownRecipe: '그런 조합이 없습니다.',
  unknownMonster: '그런 몬스터가 없습니다.',
  unknownItem: '그런 아이템이 없습니다.',
  unknownQuest: '그런 퀘스트가 없습니다.',
  unknownMap: '그런 지도가 없습니다.',
  unknownDungeon: '그런 사냥터가 없습니다.',
  unknownImage: '그런 그림이 없습니다.',
} as const;
