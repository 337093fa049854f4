import css from './sources.module.css';

export function FactLinks({ facts }: { facts: readonly { name: string; path: string }[] }) {
  return (
    <ul className={css.names}>
      {facts.map(({ name, path }) => (
        <li key={path}>
          <a href={path}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
