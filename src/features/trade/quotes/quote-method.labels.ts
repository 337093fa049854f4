/** Incremented when the same trades would give another number. */
export const METHOD_VERSION = 1;

/** Steps of the computation, complete enough to repeat it from the evidence. Numbers are IEEE 754 doubles. */
export const METHOD: readonly string[] = [
  '기간(window)은 from보다 뒤이고 to까지입니다. 완료된 거래는 완료한 때에, 대기 중인 거래는 마지막으로 올리거나 끌어올리거나 값을 바꾼 때에 셉니다(at). 값은 한 개의 값(전)입니다.',
  '팝니다와 삽니다를 따로 셈합니다. 가려진 글(HIDDEN), 탈퇴한 사람(DELETED)과 정지된 사람(SUSPENDED)의 글, 값 없는 제시(NO_PRICE), 운영자나 올린 이가 뺀 글(EXCLUDED_BY_OPERATOR, EXCLUDED_BY_POSTER), 시세 제외 물건(MANIPULATED)은 뺍니다.',
  '한 사람에 값 하나만 셉니다. at이 가장 늦은 것, 같으면 id가 큰 것을 남기고 나머지는 뺍니다(EARLIER_OF_SAME_PLAYER).',
  '다섯 사람부터는 멀리 떨어진 값을 뺍니다(OUTLIER). 값의 자연로그를 x, 그 가운데 값을 m, |x − m|의 가운데 값을 MAD라 할 때 |x − m| > 3.5 × 1.4826 × MAD인 값을 뺍니다. 개수가 짝수면 가운데 값은 두 값의 합을 2로 나눈 것입니다. MAD가 0이면 값의 가운데 값의 3배보다 크거나 3분의 1보다 작은 값을 뺍니다.',
  '남은 값이 시세가 됩니다. 작은 것부터 늘어놓고(0부터 n − 1) p25, median, p75는 자리 q × (n − 1)의 값(q = 0.25, 0.5, 0.75)이며, 자리가 정수가 아니면 양쪽 값 사이를 비례로 나눕니다. 0.5부터 올려 정수로 만듭니다. low와 high는 가장 작은 값과 큰 값, players는 남은 사람, completed는 그 가운데 완료된 거래의 수입니다.',
  'lastPrice와 lastAt은 남은 것 가운데 가장 늦게 완료된 거래(같으면 id가 큰 것)의 값과 때입니다.',
  'change는 앞 기간(previousWindow)을 같은 방법으로 셈한 median과 견줍니다. (이번 − 앞) ÷ 앞을 소수 넷째 자리까지, 그 아래는 반올림(절반은 위로)합니다. 어느 쪽이든 값이 없으면 null입니다.',
  'confidence는 players가 0이면 none, 1~2 low, 3~9 medium, 10부터 high입니다.',
];

export const CONFIGURED_REASON = '몇 사람이 값을 만드는 물건이어서 시세를 보이지 않습니다.';
