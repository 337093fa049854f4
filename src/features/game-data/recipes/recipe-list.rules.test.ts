import { describe, expect, it } from 'vitest';
import { definePageParams } from '#shared/page-params.ts';
import { recipeListFields } from './recipe.params.ts';
import {
  concernsItem,
  groupRecipes,
  type ListedRecipe,
  readRecipeQuery,
  selectRecipes,
  splitRecipes,
} from './recipe-list.rules.ts';

const listParams = definePageParams({ drawn: recipeListFields });

const sword: ListedRecipe = {
  id: 1,
  category: '장비',
  job: 2,
  result: { id: 10, name: '가시철도' },
  materials: [
    { id: 11, name: '가시철단도' },
    { id: 12, name: '쇠가루' },
  ],
};
const meal: ListedRecipe = {
  id: 2,
  category: '요리',
  result: { id: 20, name: '1차도시락' },
  materials: [{ id: 21, name: '초보도시락' }],
};
const recipes = [sword, meal];
const CATEGORIES = ['장비', '요리'];

function ids(query: string): number[] {
  return selectRecipes(recipes, readRecipeQuery(listParams.read(new URLSearchParams(query)), CATEGORIES)).map(
    (recipe) => recipe.id,
  );
}

describe('selectRecipes', () => {
  it.each([
    ['', [1, 2]],
    ['q=도시락', [2]],
    ['q=ㅅㄱㄹ', [1]],
    ['category=요리', [2]],
    ['category=없는것', [1, 2]],
    ['category=요리&q=쇠가루', []],
    ['job=2', [1]],
    ['job=1', []],
    ['job=9', [1, 2]],
    ['job=2&category=요리', []],
  ])('%j finds %j', (query, expected) => {
    expect(ids(query)).toEqual(expected);
  });

  it('of a job has those of which the job is not known apart', () => {
    const read = (text: string) => readRecipeQuery(listParams.read(new URLSearchParams(text)), CATEGORIES);
    expect(selectRecipes(recipes, read('job=1'), 'unknown')).toEqual([meal]);
    expect(selectRecipes(recipes, read(''), 'unknown')).toEqual([]);
    expect([read('job=1&unknown=1').withUnknown, read('job=1&unknown=x').withUnknown]).toEqual([true, false]);
  });
});

describe('readRecipeQuery', () => {
  it('accepts only whole numbers for an item', () => {
    const itemOf = (item: string) => readRecipeQuery(listParams.read(new URLSearchParams({ item })), CATEGORIES).itemId;
    expect(['12', '0', '-3', '1.5', 'abc', '99999999999'].map(itemOf)).toEqual([12, null, null, null, null, null]);
  });
});

describe('concernsItem', () => {
  it('matches both materials and results', () => {
    expect([10, 11, 12, 20].map((id) => concernsItem(sword, id))).toEqual([true, true, true, false]);
  });
});

describe('groupRecipes', () => {
  it('contains every recipe once, under its category', () => {
    expect(
      groupRecipes([sword, meal, { ...sword, id: 3 }]).map(({ category, recipes: grouped }) => [
        category,
        grouped.map((one) => one.id),
      ]),
    ).toEqual([
      ['장비', [1, 3]],
      ['요리', [2]],
    ]);
  });
});

describe('splitRecipes', () => {
  it('leaves sixteen rows in sight, and folds what is left of their category and the later ones by name', () => {
    const many = Array.from({ length: 35 }, (_, id) => ({ ...sword, id }));
    const counts = (list: readonly ListedRecipe[]) =>
      splitRecipes(list).map(({ category, open, rest }) => [category, open.length, rest.length]);
    expect(counts([...many, meal])).toEqual([
      ['장비', 16, 19],
      ['요리', 0, 1],
    ]);
    expect(counts(recipes)).toEqual([
      ['장비', 1, 0],
      ['요리', 1, 0],
    ]);
  });
});
