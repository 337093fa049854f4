import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReservedName } from './reserved-name.rules.ts';

describe('isReservedName', () => {
  it.each([
    '운영자',
    '운영자1',
    '운영진',
    '운영팀장',
    '운영',
    '운영하는사람',
    '고객센터',
    '고객',
    '관리자',
    '부관리자',
    '안전거래',
    '진짜안전거래',
    '안전 거래1호',
    '어드민',
    '바람나루',
    '바람나루공식',
    '탈퇴한사용자',
    '탈퇴한사용자7',
    '넥슨직원',
    'admin',
    'Admin',
    'ADMIN2',
    'xXadminXx',
    'adm1n',
    'operator',
    '0perat0r',
    'admln',
    'ADMlN7',
    'adrnin',
    'addmiin',
    '4dmin',
    'GM홍길동',
    '홍길동GM',
    '7gm',
    'gm바람',
    'GM',
    'gm',
    'gm7',
    'GM01',
    '지엠',
    '지엠1',
    'BaramNaru',
    'system',
    '5y5tem',
    '바람의나라',
    'null',
  ])('refuses %s', (name) => {
    expect(isReservedName(name)).toBe(true);
  });

  it.each([
    '홍길동',
    '도토리왕',
    '문파운영',
    '진짜운영자',
    '단골고객',
    '관리',
    '안전한거래',
    '길동gmx',
    '바gm람',
    'magma',
    'xgm',
    'dogma',
    '바람',
    '나루터',
    '바람의아들',
    '시스템부수기',
    'sigma',
    'gmarket',
    '99전사',
    '길동1',
  ])('accepts %s', (name) => {
    expect(isReservedName(name)).toBe(false);
  });

  it('ignores case, spaces and composition', () => {
    fc.assert(
      fc.property(fc.constantFrom('운영자', '바람나루', 'admin', 'Operator', 'GM'), fc.nat(4), (word, at) => {
        const place = at % (word.length + 1);
        const spaced = `${word.slice(0, place)} ${word.slice(place)}`;
        expect(isReservedName(spaced.toUpperCase())).toBe(true);
        expect(isReservedName(spaced.normalize('NFD'))).toBe(true);
      }),
    );
  });
});
