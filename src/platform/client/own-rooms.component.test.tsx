import { afterEach, expect, it } from 'vitest';
import { removeRoom, storeRoom } from './own-rooms.ts';

const { style } = document.documentElement;
const reserved = () => style.getPropertyValue('--room-own-party');
const stored = () => localStorage.getItem('own-rooms');

const part = document.createElement('div');
part.style.height = '120px';

afterEach(() => {
  part.remove();
  style.removeProperty('--room-own-party');
  localStorage.removeItem('own-rooms');
});

it('a part that comes for the first time moves nothing on its page, and has its room on the next visit', async () => {
  document.body.append(part);
  const leave = storeRoom('own-party', part);
  await expect.poll(stored).toBe('--room-own-party:120px');
  expect(reserved()).toBe('');
  part.remove();
  leave();
  expect(reserved()).toBe('120px');
});

it('a part that loses its reason while it is shown, as a party that ends, stays where it stands', async () => {
  document.body.append(part);
  const leave = storeRoom('own-party', part);
  await expect.poll(stored).toBe('--room-own-party:120px');
  leave();
  removeRoom('own-party');
  expect(reserved()).toBe('');
  expect(stored()).toBeNull();
});

it('a part that had a room shrinks it with itself, and gives it up without moving', async () => {
  style.setProperty('--room-own-party', '300px');
  document.body.append(part);
  const leave = storeRoom('own-party', part);
  await expect.poll(reserved).toBe('120px');
  leave();
  removeRoom('own-party');
  expect(reserved()).toBe('0px');
  expect(stored()).toBeNull();
});

it('a part that never had a room reserves nothing when it is removed', () => {
  removeRoom('own-party');
  expect(reserved()).toBe('');
});
