import { describe, expect, it } from 'vitest';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { load } from './home.loader.ts';

const catalog = await projectCatalog();

describe('home', () => {
  it('finds every popular name', () => {
    const data = load({ params: {}, url: new URL('http://site/') }, { catalog });
    expect(data.popular.map(({ name }) => name)).toEqual(['진호박', '현철중검', '용의비늘', '해골굴', '헬파이어']);
  });
});
