import { describe, expect, it } from 'vitest';
import { tagsOf, textOf } from '#tests/support/html.ts';
import { named } from '#tests/support/page-samples.ts';
import { sharedTestSite } from '#tests/support/site-app.ts';

const site = sharedTestSite();

const mainOf = async (path: string) => /<main.*<\/main>/s.exec((await site.get(path)).body)?.[0] ?? '';

describe('the plan of an advancement', () => {
  it('has a price alert at every material that can be traded, and a way to what is dropped', async () => {
    const main = await mainOf('/calc/plan?job=1&level=99&grade=0&hp=70000&mp=0');
    const labels = tagsOf(main, 'a').map((tag) => [tag['aria-label'], tag.href]);
    const part = named(site.catalog().items, '건괘');
    expect(labels).toContainEqual([`${part.name} 가격 알림`, `/trade/${part.id}#watch`]);
    expect(labels).toContainEqual([`가는 길: ${part.name}`, `/maps/route?to=item:${part.id}&level=99`]);
  });
});

describe('a plan without the vitals of the character', () => {
  it('counts from 0, and says so', async () => {
    const unknown = textOf(await mainOf('/calc/plan?job=1&level=99'));
    expect(unknown).toContain('맨몸 0부터 검객 칼승까지');
    expect(unknown).toContain('지금 체력을 적으면');
    expect(textOf(await mainOf('/calc/plan?job=1&level=99&hp=10000'))).not.toContain('맨몸 0부터');
  });
});

describe('the values that a plan counts', () => {
  it('are said to be those without equipment, with the source, and gear only where the address has some', async () => {
    const plain = textOf(await mainOf('/calc/plan?job=1&level=99&hp=71200'));
    expect(plain).toContain('장비를 벗은 체력·마력으로 정해집니다 (재현 서버의 NPC 대화 스크립트');
    expect(plain).toContain('승급 조건이 맨몸 수치인지는 자료에 없어');
    expect(plain).not.toMatch(/입력한 값에 장비가|장비 포함/);
    const shared = textOf(await mainOf('/calc/plan?job=1&level=99&hp=71200&gearHp=1200'));
    expect(shared).toContain('입력한 값에 장비가 들어 있음');
    expect(shared).toMatch(/70,000 ?장비 포함 71,200/);
    expect(shared).toContain('장비를 낀 체력으로');
  });
});

describe('the table of vitals without those of the character', () => {
  it('has no row and no panel of his own, and the cost of the first grade from 0', async () => {
    const table = textOf(await mainOf('/calc/hp-mp-table?job=1'));
    expect(table).toContain('0부터 140억');
    for (const own of ['전사 승급 전', '지금부터 ']) expect(table).not.toContain(own);
    expect(textOf(await mainOf('/calc/hp-mp-table?job=1&hp=5000'))).toContain('전사 승급 전');
  });
});

describe('the errands of a king', () => {
  it('begin with the list of the level and the way there, and the other lists are collapsed', async () => {
    const main = await mainOf('/calc/kingQuest/buyeo');
    const lists = tagsOf(main, 'details').filter((tag) => /panel disclosure/.test(tag.class ?? ''));
    expect(lists.map((tag) => 'open' in tag)).toEqual([true, false, false, false]);
    const words = textOf(main);
    expect(words.indexOf('출현 장소와 가는 길')).toBeLessThan(words.indexOf('레벨 56–69'));
  });
});

describe('the price of vitals', () => {
  it('is shown for the tiers that are crossed, and the other tiers are collapsed', async () => {
    const main = await mainOf('/calc/exp?job=1&hp=70000&toHp=100000');
    const collapsed = /<details class="disclosure fold">.*?<\/details>/s.exec(main)?.[0] ?? '';
    expect(textOf(collapsed)).toMatch(/다른 구간 \d+개/);
    expect(tagsOf(collapsed, 'details')[0]).not.toHaveProperty('open');
  });
});

describe('a recipe of which no price is known', () => {
  it('says of how many materials there is no price instead of 알 수 없음', async () => {
    const sword = named(site.catalog().items, '가시철도');
    const words = textOf(await mainOf(`/recipe?item=${sword.id}&count=1`));
    expect(words).toMatch(/시세 없는 재료 \d+종/);
    expect(words).not.toContain('알 수 없음');
  });
});
