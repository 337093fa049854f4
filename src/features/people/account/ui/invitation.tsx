export function Invitation() {
  return (
    <p className="row guest-only">
      <span className="dim grow">로그인하면 다음 승급과 내 매물이 보입니다.</span>
      <a className="btn sm" href="/login">
        로그인
      </a>
    </p>
  );
}
