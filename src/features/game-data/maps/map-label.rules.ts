import { floorOf, nameFrom, withoutFloor } from './map-name.rules.ts';

interface Named {
  name: string;
}

export function portLabel(home: Named, to: Named, entered: Named | undefined): string {
  if (entered) return nameFrom(home.name, entered.name);
  const floor = floorOf(to.name);
  if (floor !== null && withoutFloor(to.name) === withoutFloor(home.name)) return `${floor}층`;
  return withoutFloor(nameFrom(home.name, to.name)).replace(/내부$/, '');
}
