// Words of shouts other than items and numbers, as players write them. Each pattern is tried at the start of a word.

export type TermMeaning =
  | { kind: 'side'; tradeType: 1 | 2 | null; isWeak?: boolean }
  | {
      kind:
        | 'unit'
        | 'total'
        | 'sum'
        | 'offer'
        | 'asked'
        | 'barter'
        | 'giveaway'
        | 'bundle'
        | 'noise'
        | 'vague'
        | 'each';
    }
  | { kind: 'negotiation' | 'auth'; value: boolean | null }
  | { kind: 'pay'; payMethod: 2 | 3 | null }
  | { kind: 'durability'; isFull: boolean };

export interface FoundTerm {
  meaning: TermMeaning;
  length: number;
}

const NO = '(?:x|ㄴㄴ|ㄴ|노|no|불가|안|사절|ㅅㅈ|없|못|금지|거절|ㅂㄱ|❌|✕|×)';
/** Negations after a side. A following name may begin with the same letter: `구매 노회`, `매입 안시도`. */
const NOT =
  '(?:x(?! ?\\d)|ㄴㄴ|ㄴ|노(?![가-힣])|no|불가|(?:안|못) ?(?=[하해함합사삼팔팜판구])|사절|ㅅㅈ|없|금지(?![가-힣])|거절|ㅂㄱ|❌|✕|×(?! ?\\d))';
const YES =
  '(?:ㄱㄴ|ㄱㄱ|가능해요|가능합니다|가능|됨|됩니다|돼요|되요|환영|ㅇㅋ|o|가|해요|해여|해드림|해드립니다|합니다|함|있음|받아요|받음|받습니다|ㅇㅇ|쌉가능|유|여)?';
const END = '(?![가-힣a-z])';
const NO_JAMO = '(?![ㄱ-ㅎㅏ-ㅣ])';

const side = (tradeType: 1 | 2 | null): TermMeaning => ({ kind: 'side', tradeType });
const SELL = side(1);
const BUY = side(2);
const NEITHER = side(null);
/** Weak, because players use the same words to look for people. */
const SEEK: TermMeaning = { kind: 'side', tradeType: 2, isWeak: true };

const WORDS: readonly (readonly [TermMeaning, string])[] = [
  // Finished and denied deals are tried before the words that they contain.
  [NEITHER, '(?:판매|구매|거래|매입|구입|교환) ?(?:완료|완|됨|됐|되었|종료|끝)[가-힣]*'],
  [NEITHER, '(?:팔렸|팔았|샀|구했)[가-힣]*'],
  [NEITHER, `(?:안|못) ?(?:팜|팝|팔|파|삼|삽|사|살|구)[가-힣]*`],
  [NEITHER, `(?:판매|구매|매입) ?${NOT}[가-힣]*`],
  [NEITHER, '(?:파시나|사시나|파나|사나|팔까|살까|파는가|팔건|파실건|사실건)[가-힣]*'],
  [{ kind: 'noise' }, `교환 ?${NOT}[가-힣]*`],
  // `파실 분`: the speaker buys.
  [
    BUY,
    '(?:파실|파시는|팔실|팔|파는|판매하실|판매하시는|(?:팔아|파라|넘겨|판매해) ?(?:주실|줄|주시는)|넘기실) ?(?:분|님|사람|ㅂ)(?:들|이|께|만|은|계신가요|있나요|있으신가요|구해요|구함|구합니다|찾아요|찾습니다|없나요)*(?: ?(?:구해요|구함|구합니다|찾아요|찾습니다|찾음))?',
  ],
  [
    SELL,
    '(?:사실|사시는|사가실|(?:사|사가|구매해|구입해|데려가|가져가) ?(?:주실|줄|주시는)|살|사는|구매하실|구매하시는|가져가실|데려가실) ?(?:분|님|사람)(?:들|이|께|만|은|계신가요|있나요|있으신가요|구해요|구함|구합니다|찾아요|찾습니다|없나요)*(?: ?(?:구해요|구함|구합니다|찾아요|찾습니다|찾음))?',
  ],
  [BUY, `(?:파세요|파십쇼|파실래요|(?:팔아|파라|넘겨|판매해) ?(?:주세요|주세여|줘요|주셈|주십쇼|주시면)|파셈)${END}`],
  [
    SELL,
    `(?:(?:사|사가|구매해|구입해) ?(?:주세요|주세여|줘요|주셈|주십쇼)|사세요|사가세요|사십쇼|사가셈|가져가세요|데려가세요)${END}`,
  ],
  [SELL, '(?<=[\\d억만천백전]에 ?)드(?:려요|려여|립니다|림|릴게요)'],
  [SELL, `ㅍㅁ${NO_JAMO}`],
  [BUY, `ㄱㅁ${NO_JAMO}`],
  [SELL, `ㅍ+(?:ㄴㄷ|ㄴㅣㄷㅏ|ㄹㅇ|ㅇㅇ)?${NO_JAMO}`],
  [BUY, `ㅅ+(?:ㄴㄷ|ㄴㅣㄷㅏ)?${NO_JAMO}`],
  [SELL, '(?:급 ?)?팝(?:니|닌|미)(?:다|당|닷|댜|더|디)(?:(?:요|여|용|아|ㅏ)(?![가-힣]))?'],
  [SELL, `팝니${END}`],
  [SELL, `(?:팔아|파라|팔어|팔게|팔께|팔래|팔고|팔)(?:요|여|용|욤|염|유|봅니다|봐요|음|ㅇ|)${END}`],
  [SELL, `팜+(?:니다|미다|다|요|여|용|ㅁ)?${END}`],
  [SELL, `(?:급 ?)?팝${END}`],
  [
    SELL,
    `(?:급 ?처(?:분)?|급매|처분|판매|떨이|양도|재고 ?정리)(?:중|함|해요|해여|해용|합니다|합니당|합니닷|ㅎ|요|중입니다|글)?${END}`,
  ],
  [SELL, `(?:판다|넘겨요|넘깁니다|넘김|내놔요|내놓습니다|내놓아요|팔고 ?싶(?:어요|습니다)|정리합니다|정리해요)${END}`],
  [SELL, `(?:wts|s>|selling)`],
  [BUY, `(?:wtb|b>|buying)`],
  [BUY, '(?:급 ?)?삽(?:니|닌|미)(?:다|당|닷|댜|더|디)(?:(?:요|여|용|아|ㅏ)(?![가-힣]))?'],
  [
    BUY,
    `(?:급 ?)?(?:산다|삽니|삽|삼+(?:니다|미다|요|여|용|ㅁ)?|사요|사여|사욤|사염|살게|살께|살게요|살께요|살래요|사고싶어요|사고 ?싶습니다|사봅니다|사봐요)${END}`,
  ],
  [
    SEEK,
    `(?:급구|구함|구합니다|구합니당|구합니닷|구해요|구해여|구해용|구해봐요|구해봅니다|구해봄|구해|구하는중|구하는 중|찾습니다|찾아요|찾음)${END}`,
  ],
  [BUY, `(?:구입|구매|매입)(?:중|함|해요|해여|합니다|합니당|합니닷|희망|원함|원해요|요|중입니다)?${END}`],
  [
    { kind: 'barter' },
    `(?:(?:맞 ?)?교환|맞교|물물교환|트레이드)(?:만|해요|합니다|함|ㄱㄴ|가능|구함|원함|하실 ?분|구해요|도|ㅇㅋ|)${END}`,
  ],
  [{ kind: 'barter' }, '(?:<-+>|<=>|↔|⇔|<>)'],
  [
    { kind: 'giveaway' },
    `(?:무료 ?나눔|나눔|무나|공짜|무료|그냥 ?드려요|그냥 ?드립니다|그냥 ?드림|드려요|드립니다|드림)(?:함|해요|합니다|중|로|요|여)?${END}`,
  ],
  [{ kind: 'noise' }, `(?:가격 ?)?(?:선 ?)?제시 ?${NO}[가-힣]*`],
  [
    { kind: 'offer' },
    `(?:가격 ?|귓 ?|선 ?|쪽지 ?)?제시(?:요|해주세요|해 ?주세요|하세요|바람|바랍니다|받아요|받습니다|받음|ㄱㄱ|ㄱ|해|부탁|주세요|가|좀|점|합니다|만|로)?${END}`,
  ],
  [{ kind: 'offer' }, `ㅈㅅ${NO_JAMO}`],
  [{ kind: 'asked' }, `(?:ㅇㅁ)+(?:ㅇㅇ|\\?)*${NO_JAMO}`],
  [
    { kind: 'asked' },
    `(?:얼마|시세|가격 ?문의)(?!든지)(?:에|인가요|에요|예요|임|야|죠|요|정도|가|나|쯤|하나요|함|해요|좀|점|여|궁금|질문|아시는|알려)*[가-힣]{0,6}`,
  ],
  [{ kind: 'negotiation', value: false }, `(?:흥정|네고|에누리|깎) ?(?:은 |은|는)?${NO}[가-힣]*`],
  [{ kind: 'negotiation', value: false }, `(?:노 ?네고|노 ?흥정|no ?네고|네고 ?없이|정가|칼가격)${END}`],
  [{ kind: 'negotiation', value: true }, `(?:흥정|네고|에누리) ?${YES}(?:${NO_JAMO}|)${END}`],
  [{ kind: 'auth', value: false }, `인증 ?(?:은 |은|는)?${NO}[가-힣]*`],
  [{ kind: 'auth', value: null }, `인증 ?(?:필수|하신|되시|되는|하실|만|해주|부탁|필)[가-힣]*`],
  [{ kind: 'auth', value: true }, `인증 ?${YES}${END}`],
  [{ kind: 'pay', payMethod: null }, `(?:선불|후불) ?(?:은 |은|는)?${NO}[가-힣]*`],
  [{ kind: 'pay', payMethod: null }, '(?:선불 ?[/,]? ?후불|선후불|선불이나 ?후불|후불 ?[/,]? ?선불)[가-힣]*'],
  [{ kind: 'pay', payMethod: 2 }, `선불 ?(?:만|로|ㄱㄴ|가능|환영|이요|입니다|받아요|받음|ㅇㅋ)?${END}`],
  [
    { kind: 'pay', payMethod: 3 },
    `후불 ?(?:만|로|ㄱㄴ|가능|환영|이요|입니다|받아요|받음|ㅇㅋ|도 ?ㄱㄴ|도 ?가능)?${END}`,
  ],
  [{ kind: 'durability', isFull: true }, `(?:풀 ?내구도?|내구도? ?풀|풀내|내구도? ?만땅|새거|새것|완내구)${END}`],
  [
    { kind: 'unit' },
    `(?:씩|개당|장당|병당|마리당|벌당|자루당|하나당|한 ?(?:개|장|병|벌|자루)당|개 ?당|낱개|낱개로|ea ?당|@)`,
  ],
  [{ kind: 'each' }, `(?:각각|각|하나에|개별)${END}`],
  [{ kind: 'total' }, '(?:일괄(?:로|만|판매)?|통째로?|통으로|통판|떨이로)'],
  [
    { kind: 'sum' },
    '(?:싹 ?)?(?:다|전부|모두|몽땅|통째로) ?(?:사|사가|가져가|데려가|구매하|구입하)시?면|(?:다|전부|모두) ?(?:구매|구입) ?시(?![가-힣])',
  ],
  [{ kind: 'sum' }, `(?:전부|싹 ?다|다 ?해서|전체|몽땅|합쳐서|합쳐|합|총|모두|다 합쳐)${END}`],
  [{ kind: 'sum' }, '(?:다|싹|몰아서|올)(?= ?\\d)'],
  [{ kind: 'bundle' }, '(?:(?:한|두|세|풀) ?)?(?:인벤|가방)(?:토리)?(?: ?(?:가득|하나|통째))?'],
  [
    { kind: 'bundle' },
    `(?:(?:한|두|세|네|열) ?)?(?:묶음|세트|셋트|셋|박스|상자|다발|꾸러미|쌍|켤레|줄|칸|창(?!고)|풀셋)(?:로|으로|만)?`,
  ],
  [{ kind: 'vague' }, '한 ?(?=\\d)'],
  // The price is of something else, or not final.
  [
    { kind: 'vague' },
    '(?:시작|경매|입찰|스타트|상점가|원가|본전|매입가|구매가|수리비|업글비|강화비|수수료|계약금|선금|보증금|예산|보유|할인|깎|어제|예전|옛날|경험치|이득|손해)[가-힣]{0,6}',
  ],
  [
    { kind: 'vague' },
    `(?:대략|약|최대|최소|최고|정도|쯤|내외|이하|이상|부터|까지|언더|미만|초과|선에서|선|대로|대에|대)${END}`,
  ],
  // `순정해갑`: original, not dyed.
  [{ kind: 'noise' }, '순정(?=[ 가-힣])'],
  // `50만에팝니다`: the particle belongs to neither word.
  [{ kind: 'noise' }, '(?:에|로|으로)(?=팝|팜|팔|판|삽|삼|구|사|급|ㅍ|ㅅ)'],
  [
    { kind: 'noise' },
    `(?:(?:귓|귓말|귓속말|귓주세요|ㄱㄱ|ㄳ|ㄱㅅ|쿨거래|쿨거|쿨하게|쿨|빠른|급|급해요|연락|편하게|가격|판매가|값|삽|개수|수량|네|님|넹|요|좀|점|만|도|에|로|으로|은|는|이|가|을|를|이요|여|및|or|and|그리고|하고|랑|ㅎㅎ+|ㅋ+|ㅠ+|ㅜ+|ㅇㅇ|ㄱㄴ|ㅇㅋ|아이템|템|물건|에요|예요|입니다|임|해요|합니다|주세요|바람|빨리|오늘|지금|현재|국내성|부여성|장안성|주막|앞|에서|서버|직거래)(?:주세요|주세여|요|ㄱㄱ|바람)?)${END}`,
  ],
];

const COMPILED = WORDS.map(([meaning, source]) => [meaning, new RegExp(source, 'y')] as const);

export function termAt(text: string, at: number): FoundTerm | undefined {
  for (const [meaning, pattern] of COMPILED) {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found) return { meaning, length: found.length };
  }
  return undefined;
}

/** `팜현랑부`: short words for a side that are accepted only directly before a name. */
const GLUED_SIDE = /급?(팜|팝|판매|급처|팔아요|판다|삽|삼|사요|산다|구매|구입|매입)/y;

export function gluedSideAt(text: string, at: number, nameLength: (at: number) => number): FoundTerm | undefined {
  GLUED_SIDE.lastIndex = at;
  const match = GLUED_SIDE.exec(text);
  if (!match || nameLength(at + match[0].length) === 0) return undefined;
  return { meaning: /^[팜팝팔판급]/.test(match[1] ?? '') ? SELL : BUY, length: match[0].length };
}

/** Unambiguous verbs, accepted directly after an unknown name: `구슬팝니다`. */
const VERB = /^(.{1,20}?)(팝니다|팝니당|팔아요|판매합니다|판매중|삽니다|삽니당|구합니다|구해요|구매합니다|매입합니다)/;

export function verbInside(run: string): { before: number; tradeType: 1 | 2 } | undefined {
  const match = VERB.exec(run);
  if (!match) return undefined;
  const [, before = '', verb = ''] = match;
  return { before: before.length, tradeType: /^[팝팔판]/.test(verb) ? 1 : 2 };
}
