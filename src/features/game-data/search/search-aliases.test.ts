import { describe, expect, it } from 'vitest';
import { distinctAliases, dungeonAliases, itemAliases, mapAliases } from './search-aliases.ts';

describe('itemAliases', () => {
  it.each([
    ['용마제일검', ['용마1검']],
    ['용겸제구봉', ['용겸9봉']],
    ['팔식천부연검', ['8식천부연검']],
    ['지력의투구9', ['지투9']],
    ['힘의반지3', ['힘반3']],
    ['현철중검', []],
    ['이식', ['2식']],
  ])('%s', (name, aliases) => {
    expect(itemAliases(name)).toEqual(aliases);
  });
});

describe('dungeonAliases', () => {
  it.each([
    ['부여 쥐굴', '부여성', ['부여쥐굴1', '부여쥐굴2'], ['쥐굴']],
    ['국내 쥐굴', '국내성', ['고구려쥐굴1'], ['쥐굴', '고구려쥐굴']],
    ['흑령굴 (부여)', '부여성', ['흑령굴1'], ['부여 흑령굴']],
    ['물망동 (부여 도깨비굴)', '부여성', ['부여물망동1'], ['부여 도깨비굴', '도깨비굴', '부여물망동']],
    ['복어장군의 굴', '용궁', ['복어장군의굴1'], ['복어굴']],
    ['문어장군굴', '용궁', ['문어장군굴01'], ['문어굴']],
    ['청의태자의 동굴', '용궁', [], ['청의태자굴']],
    ['백향의 방', '일본', [], []],
    ['5제의 방 (순제)', '부여성', [], ['오제의 방', '순제']],
    ['수룡·화룡의 방', '천상계', ['수룡,화룡의방'], ['수룡의 방', '화룡의 방']],
    ['동태극·서태극 던전', '길림성', [], ['동태극 던전', '서태극 던전']],
    ['한고개·두고개', '12지신의유적', [], ['한고개', '두고개']],
    ['용의 몸 (용겸·용랑)', '12지신의유적', ['용의꼬리', '용의다리', '용의목', '용의팔'], ['용겸', '용랑']],
  ])('%s', (name, location, mapNames, aliases) => {
    expect(dungeonAliases({ name, location }, mapNames)).toEqual(aliases);
  });
});

describe('mapAliases', () => {
  it('are the number as it is spoken', () => {
    expect(['도삭산001층', '도삭산091층', '도삭산100층', '부여쥐굴2', '흉노족2-20'].map(mapAliases)).toEqual([
      ['도삭산1층'],
      ['도삭산91층'],
      [],
      [],
      [],
    ]);
  });
});

describe('distinctAliases', () => {
  it('drops duplicates, names and single letters', () => {
    expect(distinctAliases(['쥐굴', '쥐 굴', '방', '부여쥐굴'], ['부여 쥐굴'])).toEqual(['쥐굴']);
  });
});
