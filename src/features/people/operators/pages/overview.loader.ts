import type { PageRequest } from '#shared/page.ts';
import type { PeopleServices } from '../../people-readers.service.ts';
import type { Overview } from '../overview.contract.ts';

export function load(_request: PageRequest, { people }: PeopleServices): Promise<Overview> {
  return people.overview();
}
