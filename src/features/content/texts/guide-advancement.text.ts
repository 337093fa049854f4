import type { ShippedGuide } from './shipped-text.ts';

const row = (name: string, job: number, grade: number) => [
  name,
  `{=threshold job=${job} grade=${grade} stat=hp}`,
  job < 3 ? '없음' : `{=threshold job=${job} grade=${grade} stat=mp}`,
  job < 3
    ? `{=threshold job=${job} grade=${grade} stat=fullHp}`
    : `{=threshold job=${job} grade=${grade} stat=fullHp} · {=threshold job=${job} grade=${grade} stat=fullMp}`,
];
const HEAD = ['직업', '칼승 체력', '칼승 마력', '풀승'];
const table = (grade: number, names: readonly [string, string, string, string]) => ({
  head: HEAD,
  rows: names.map((name, index) => row(name, index + 1, grade)),
});

export const ADVANCEMENT: ShippedGuide = {
  key: 'advancement',
  category: 2,
  title: '승급 준비, 1차에서 4차까지',
  description: '승급마다 필요한 체력과 마력(칼승·풀승), 재료와 오늘의 시세, 재료가 나오는 곳.',
  blocks: [
    '승급은 레벨 99에서 합니다. 정해진 체력과 마력을 채우고 재료를 가져가면 됩니다. **칼승**은 가장 낮은 조건만 채우고 바로 승급하는 것, **풀승**은 그 차수의 한도까지 채우고 승급하는 것입니다.',
    { tone: 'warn', blocks: ['체력과 마력은 **맨몸**으로 셉니다. 장비를 모두 벗고 재세요.'] },
    '지금 능력치에서 무엇이 얼마나 남았는지는 [승급 계획](/calc/plan)에 적으면 한 번에 나옵니다. 이 글은 차수마다 무엇을 먼저 챙기는지를 적습니다.',
    { h2: '1차 승급' },
    table(1, ['전사 → 검객', '도적 → 자객', '주술사 → 술사', '도사 → 도인']),
    '재료는 {item:팔괘} 하나입니다. 지금 시세는 {=itemQuote id=item:팔괘 count=1}입니다. 팔괘는 12지신 보스가 주는 여덟 괘를 조합해 만듭니다. 여덟 가지를 혼자 모으기는 오래 걸리니, 남는 괘를 팔고 모자란 괘를 사는 편이 빠릅니다.',
    '전사가 체력 7만까지 가는 데에는 경험치가 듭니다. 6만에서 7만까지만 해도 {=vitalCost job=1 stat=hp from=60000 to=70000}입니다.',
    { h2: '2차 승급' },
    table(2, ['검객 → 검제', '자객 → 진검', '술사 → 현사', '도인 → 명인']),
    {
      head: ['재료', '개수', '오늘의 시세'],
      rows: [
        ['{item:수룡의비늘}', '1', '{=itemQuote id=item:수룡의비늘 count=1}'],
        ['{item:화룡의비늘}', '1', '{=itemQuote id=item:화룡의비늘 count=1}'],
      ],
    },
    '비늘은 {item:용의비늘}을 감정해 얻습니다. 감정이 얼마나 성공하는지는 확인된 값이 없습니다. 한 사람이 겪은 바로는 수룡 8%, 화룡 2%쯤이었다고 합니다. 그래서 감정하기보다 사는 사람이 많고, 두 비늘의 시세가 크게 다릅니다.',
    '전사가 체력을 7만에서 20만까지 올리는 데에는 {=vitalCost job=1 stat=hp from=70000 to=200000}이 듭니다.',
    { h2: '3차 승급' },
    table(3, ['검제 → 검황', '진검 → 귀검', '현사 → 현인', '명인 → 진인']),
    '재료는 {item:천성현의증표} 하나이고, 길림성에서 얻습니다.',
    {
      steps: [
        '{monster:수렴귀}, {monster:운랑}, {monster:폭염귀}, {monster:풍석}을 잡아 네 가지 옥을 모읍니다. 경험치를 받은 사람이 주워야 합니다.',
        '{monster:암흑왕}을 잡아 {item:암흑왕의봉인}을 얻습니다.',
        '봉인을 주고 증표를 받습니다.',
      ],
    },
    '이 몬스터들은 **순번**을 지켜 잡습니다. 차례가 아닌 사람이 주우면 옥이 깨지고 다툼이 납니다. 함께 갈 사람은 [파티](/party)에서 분배를 순번으로 골라 찾으면 순번표가 함께 만들어집니다. 젠 시간은 이야기마다 달라 확실하지 않습니다.',
    '전사가 체력을 20만에서 60만까지 올리는 데에는 {=vitalCost job=1 stat=hp from=200000 to=600000}이 듭니다. {monster:처녀귀신}으로 치면 {=kills monsterId=monster:처녀귀신 job=1 stat=hp from=200000 to=600000}마리입니다.',
    { h2: '4차 승급' },
    table(4, ['검황 → 검성', '귀검 → 태성', '현인 → 현자', '진인 → 진선']),
    '재료는 {item:반고의심장} 하나입니다. 지금 시세는 {=itemQuote id=item:반고의심장 count=1}입니다. {dungeon:반고의 방}에서 나오는 것으로 적혀 있습니다.',
    '체력이 높아질수록 한 단계를 사는 경험치가 비싸집니다. 60만에서 140만까지 {=vitalCost job=1 stat=hp from=600000 to=1400000}이 듭니다. 어디서부터 비싸지는지는 체마 길잡이에 적었습니다.',
    { h2: '칼승이 나을까, 풀승이 나을까' },
    {
      list: [
        '**칼승**은 승급 기술과 다음 사냥터를 빨리 얻습니다. 뒤에 채워야 할 체력은 그대로 남습니다.',
        '**풀승**은 승급하고 나서 바로 다음 차수를 준비할 수 있지만, 그동안 새 기술 없이 사냥합니다.',
      ],
    },
    '경험치의 총량은 어느 쪽이든 같습니다. 값은 그때의 체력으로 정해지고 차수와는 상관이 없기 때문입니다. 그래서 많은 사람이 칼승하고, 새 기술로 더 센 곳에서 나머지를 채웁니다.',
    { h2: '승급 기술' },
    '승급하면 그 차수의 기술을 배울 수 있고, 기술마다 경험치와 재료가 듭니다. 무엇이 필요한지는 [기술](/skills)에서 직업과 차수를 골라 보세요.',
    { h2: '어디서 읽었나' },
    '칼승과 풀승의 수는 여러 출처가 같아 믿을 만합니다. 재료와 기술은 재현 서버의 자료이고, 3차의 차례와 순번은 2025년 2월의 게임 기사입니다. 비늘의 확률은 한 사람의 경험입니다.',
  ],
};
