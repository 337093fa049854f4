export function Invitation() {
  return (
    <p className="row">
      <span className="dim grow">로그인하면 내 캐릭터가 보입니다.</span>
      <a className="btn sm" href="/login">
        로그인
      </a>
    </p>
  );
}
