import type { Party } from '../../party.contract.ts';

export function LeaderName({ leader: { userId, name, grade } }: Pick<Party, 'leader'>) {
  if (userId === null) return <span className="faint">{name}</span>;
  return (
    <a className={`g${grade}`} href={`/profiles/${userId}`}>
      {name}
    </a>
  );
}
