/** Increment it when the same trades would give another number; the next start then recomputes all stored quotes. */
export const METHOD_VERSION = 2;

/** Steps of the computation, complete enough to repeat it from the evidence. Numbers are IEEE 754 doubles. */
export const METHOD: readonly string[] = [
  '기간(window)은 from보다 뒤이고 to까지입니다. 완료된 거래는 완료한 때에, 거래 중인 글은 마지막으로 올리거나 끌올하거나 가격을 바꾼 때에 셉니다(at). 값은 한 개의 값(전)입니다.',
  '팝니다와 삽니다를 따로 계산합니다. 먼저 가려진 글(HIDDEN), 탈퇴한 사람(DELETED)과 정지된 사람(SUSPENDED)의 글, 값 없는 제시(NO_PRICE), 운영자나 올린 이가 뺀 글(EXCLUDED_BY_OPERATOR, EXCLUDED_BY_POSTER), 시세 제외 아이템(MANIPULATED)을 뺍니다.',
  '한 사람에 값 하나만 셉니다. at이 가장 늦은 것, 같으면 id가 큰 것을 남기고 나머지는 뺍니다(EARLIER_OF_SAME_PLAYER).',
  '사람마다 무게(weight)가 있습니다. 캐릭터를 만든 때부터 기간의 끝까지 꽉 찬 24시간의 수를 d라 할 때 4 × d이되 7보다 작지 않고 28보다 크지 않습니다. 무게가 0으로 적힌 글은 위에서 뺀 글입니다.',
  '무게로 나눈 자리 q의 값은 작은 값부터 무게를 더해 갈 때 그 합이 처음으로 q × (무게의 합)을 넘는 값입니다. 꼭 같아지는 곳이 있으면 그 값과 다음 값의 평균입니다.',
  '다섯 사람부터는 멀리 떨어진 값을 가립니다. 값의 자리 ½을 M, |ln(값) − ln(M)|의 자리 ½을 MAD라 하고 둘 다 반올림하지 않습니다. M은 두 값 a, b(middle)의 평균이며 하나뿐이면 a = b입니다. 넓은 띠(wide)는 |ln(값) − ln(M)| ≤ 3.5 × 1.4826 × MAD이거나 2 × 값 ≤ 3 × (a + b)이고 6 × 값 ≥ a + b인 값입니다. 좁은 띠(narrow)는 |ln(값) − ln(M)| ≤ 3.5 × 1.4826 × MAD이거나 8 × 값 ≤ 5 × (a + b)이고 5 × 값 ≥ 2 × (a + b)인 값입니다.',
  '넓은 띠 밖의 값은 뺍니다(OUTLIER). 남은 값으로 median, p25, p75(자리 ½, ¼, ¾, 0.5부터 올려 정수로), players(사람), weight(무게의 합), completed(그 가운데 완료된 거래의 수)를 계산합니다.',
  'low와 high는 남은 것 가운데 좁은 띠 안에서 가장 작은 값과 큰 값, lastPrice와 lastAt은 좁은 띠 안에서 가장 늦게 완료된 거래(같으면 id가 큰 것)의 값과 때입니다. 좁은 띠 밖의 값에는 OUTSIDE_NARROW_BAND라고 적습니다.',
  'deals는 이 기간에 완료된 거래의 수입니다. 무게가 0인 글은 세지 않고, 한 사람이 한국 날짜로 하루에 한 것은 하나로 셉니다.',
  'change는 앞 기간(previousWindow)을 같은 방법으로 계산한 median과 비교합니다. 무게도 앞 기간의 끝에 잽니다. (이번 − 앞) ÷ 앞을 소수 넷째 자리까지, 그 아래는 반올림(절반은 위로)합니다. 어느 쪽이든 값이 없으면 null입니다.',
  'confidence는 weight가 0이면 none, 84보다 작으면 low, 280보다 작으면 medium, 그 위는 high입니다. 무게가 28인 사람이 절반이 안 되면 low를 넘지 않습니다.',
];

export const CONFIGURED_REASON = '몇 사람이 가격을 정할 수 있는 아이템이라 시세를 내지 않습니다.';

export const exclusionErrors = {
  configuredExclusion: '설정(MANIPULATED_ITEMS)에서 빼야 하는 아이템입니다.',
  notExcluded: '시세 제외 아이템이 아닙니다.',
} as const;
