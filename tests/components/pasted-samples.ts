/** What programs and sites put on the clipboard, shortened, and how it is to be read (`shapeOf` of the test). */
interface PastedSample {
  html: string;
  shape: string;
  /** In the words of what could not be taken. */
  loss?: string;
}

export const PASTED_SAMPLES: Readonly<Record<string, PastedSample>> = {
  'Excel, with merged cells and a hidden row that holds their widths': {
    html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=Generator content="Microsoft Excel 15">
      <style>.xl65{mso-style-parent:style0}</style></head><body link="#0563C1"><table border=0 cellspacing=0 width=192>
      <!--StartFragment--><col width=64 span=3>
      <tr height=22><td colspan=2 height=22 class=xl65 width=128>사냥터</td><td rowspan=2 class=xl66>경험치</td></tr>
      <tr height=22><td class=xl67>1층</td><td>2층<br>입구</td></tr>
      <![if supportMisalignedColumns]><tr height=0 style='display:none'><td width=64></td><td width=64></td><td width=64></td></tr><![endif]>
      <!--EndFragment--></table></body></html>`,
    shape: 'table[c1x2(사냥터) c2x1(경험치) | c(1층) c(2층/입구)]',
  },
  'one cell of Excel': {
    html: '<table><col width=64><tr height=22><td height=22 align=right width=64>1,200</td></tr></table>',
    shape: 'p(1,200)',
  },
  'Google Sheets': {
    html: `<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #ccc;}--></style>
      <table cellspacing="0" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody>
      <tr style="height:21px;"><td style="font-weight:bold;" data-sheets-value='{"1":2}'>이름</td><td style="text-decoration:line-through;">값</td></tr>
      <tr><td colspan="2" rowspan="1"><a href="https://example.com/a">도토리</a></td></tr></tbody></table>`,
    shape: 'table[c(*이름*) c(~값~) | c1x2(<https://example.com/a>도토리)]',
  },
  'Word, with a list that is none and an empty line': {
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=KO><!--StartFragment-->
      <h1><span lang=EN-US>1. </span><b>준비</b><o:p></o:p></h1>
      <p class=MsoNormal><i style='mso-bidi-font-style:normal'>천천히</i><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
      <p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
      <p class=MsoListParagraph style='margin-left:40.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>칼<o:p></o:p></p>
      <p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>현철중검</p>
      <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>활</p>
      <!--EndFragment--></body></html>`,
    shape: 'h2(1. 준비) p(_천천히_) p() ul[li[p(칼) ol1[li[p(현철중검)]]] li[p(활)]]',
  },
  '한글, with a table whose last cells are merged': {
    html: `<!DOCTYPE html><html><head><meta charset="utf-8"><title></title></head><body><!--StartFragment-->
      <table border="1" cellspacing="0" style="border-collapse:collapse;border:none;"><tr>
      <td valign="middle" style="width:120pt;"><p class=0 style="text-align:center;"><span lang="EN-US" style="letter-spacing:0pt;">몬스터</span></p></td>
      <td valign="middle" rowspan="2"><p class=0><span>흑룡</span></p><p class=0><span>진룡</span></p></td></tr>
      <tr><td valign="middle"><p class=0><span>드롭</span></p></td></tr></table><p class=0><span><o:p></o:p></span></p>
      <!--EndFragment--><!--[data-hwpjson]{"documentPr":{"a":"<b>"}}--></body></html>`,
    shape: 'table[c(몬스터) c2x1(흑룡;진룡) | c(드롭)]',
  },
  'Naver, with a table in its parts and a picture': {
    html: `<div class="se-component se-image"><img src="https://postfiles.pstatic.net/a.png" alt=""></div>
      <div class="se-component se-table"><table class="se-table-content"><tbody><tr class="se-tr">
      <td class="se-cell" colspan="1" rowspan="1"><div class="se-module"><p class="se-text-paragraph"><span class="se-fs-fs16"><b>서버</b></span></p></div></td>
      <td class="se-cell"><div><p class="se-text-paragraph"><span style="font-weight:700">\u200b연</span></p></div></td></tr></tbody></table></div>
      <div class="se-component se-text"><p><span>끝</span></p></div>`,
    shape: 'table[c(*서버*) c(*\u200b연*)] p(끝)',
    loss: '다른 곳의 그림은 옮기지 않았습니다',
  },
  'Google Docs, all of which is in a bold element that is not bold': {
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:700">제목</span></h2>
      <ul><li dir="ltr"><p dir="ltr" role="presentation"><span style="font-style:italic">하나</span></p></li><ul><li><p><span>둘</span></p></li></ul></ul>
      <p><a href="https://user@evil.example/x"><span>누르기</span></a></p><br></b>`,
    shape: 'h2(제목) ul[li[p(_하나_) ul[li[p(둘)]]]] p(누르기)',
    loss: '사용자 이름(@)이 든 주소',
  },
  'Notion, with a fold, a box, work to do and code': {
    html: `<meta charset='utf-8'><!-- notionvc: 1 --><h3>순서</h3><ul><li><input type="checkbox">칼 사기</li></ul>
      <details open=""><summary>더 보기</summary><p>숨은 글</p></details><aside><p>알림</p></aside>
      <pre><code>첫 줄\n둘째 줄</code></pre><table><thead><tr><th>이름</th><th>값</th></tr></thead><tbody><tr><td>칼</td><td></td></tr></tbody></table>`,
    shape:
      'h3(순서) ul[li[p(칼 사기)]] details[p(숨은 글)] p(알림) p(`첫 줄`/`둘째 줄`) table[h(이름) h(값) | c(칼) c()]',
  },
  'a page whose table is laid out by another': {
    html: '<table><tr><td><h1>소식</h1><table><tr><th>가</th><th>나</th></tr><tr><td>1</td><td>2</td></tr></table></td></tr></table>',
    shape: 'h2(소식) table[h(가) h(나) | c(1) c(2)]',
  },
  'a table in a cell, with a heading, a quotation and a list beside it': {
    html: `<table><tr><td><h2>큰 글</h2><blockquote>말</blockquote><ul><li>하나</li></ul></td>
      <td><table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table></td></tr></table>`,
    shape: 'table[c(큰 글;말;ul[li[p(하나)]]) c(a · b;c · d)]',
    loss: '표는 글로 풀어 넣었습니다',
  },
  'rows and columns in which no cell begins': {
    html: '<table><tr><td rowspan=3 colspan=2>가</td><td rowspan=2>나</td></tr><tr></tr><tr><td>다</td></tr></table>',
    shape: 'table[c2x1(가) c(나) | c(다)]',
  },
  'cells that are missing, and one that reaches out of its part': {
    html: '<table><thead><tr><th rowspan=0>가</th><th>나</th></tr></thead><tr><td>1</td></tr><tr><td>2</td><td>3</td></tr></table>',
    shape: 'table[h(가) h(나) | c(1) c() | c(2) c(3)]',
  },
  'a table of twenty columns': {
    html: `<table><tr>${Array.from({ length: 20 }, (_, at) => `<td>${at}</td>`).join('')}</tr></table>`,
    shape: `table[${Array.from({ length: 12 }, (_, at) => `c(${at})`).join(' ')}]`,
    loss: '표는 100줄, 12칸까지',
  },
  'a film, and a link that leads nowhere': {
    html: '<p>앞</p><video src="https://example.com/a.mp4">영상</video><p><a href="javascript:x">뒤</a></p>',
    shape: 'p(앞) p(뒤)',
    loss: '동영상처럼 끼워 넣은 것은 옮기지 않았습니다. 걸 수 없는 주소의 링크',
  },
  'letters that nobody sees': { html: '<p>가\u202e나\ufffe다&#x1;라</p>', shape: 'p(가나다라)' },
};
