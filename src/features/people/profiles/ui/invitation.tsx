/** What stands for one's own character before it is known who is here, and for who is not signed in. */
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
