export function Invitation() {
  return (
    <p className="row">
      <span className="dim grow">로그인하면 다음 승급까지 남은 체력과 경험치, 내 매물과 가격 알림이 보입니다.</span>
      <a className="btn sm" href="/login">
        로그인
      </a>
    </p>
  );
}
