import markUrl from '#ui/assets/mark.svg?url&no-inline';

export function Brand() {
  return (
    <a className="brand" href="/">
      <img src={markUrl} width="24" height="24" alt="" />
      바람나루
    </a>
  );
}
