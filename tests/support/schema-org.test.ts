import { expect, it } from 'vitest';
import { validateThing } from './schema-org.ts';

it('knows what belongs to a thing', () => {
  const event = { '@type': 'Event', name: '행사', startDate: '2026-11-01T00:00:00Z', offers: [] };
  expect(validateThing(event)).toEqual([]);
  expect(validateThing({ '@type': 'ListItem', position: 1, name: 'a', item: 'https://site.example/' })).toEqual([]);
});

it.each([
  [{ '@type': 'Sword' }, 'Sword: unknown type'],
  [{ '@type': 'Thing', price: 1 }, 'Thing.price: unknown property'],
  [{ '@type': 'Event', startDate: 'soon' }, 'Event.startDate: no time'],
  [{ '@type': 'Event', eventStatus: 'https://schema.org/EventLost' }, 'Event.eventStatus: no EventLost'],
  [{ '@type': 'ListItem', position: 1, item: '/items' }, 'ListItem.item: no address'],
  [{ '@type': 'Article', author: { '@type': 'Event', name: 'a' } }, 'Article.author: no Event'],
  [{ '@type': 'Article', author: { '@type': 'Person', wheel: 1 } }, 'Article.author › Person.wheel: unknown property'],
  [{ '@type': 'Thing', name: '' }, 'Thing.name: no value'],
])('finds the fault of %j', (thing, issue) => {
  expect(validateThing(thing)).toEqual([issue]);
});
