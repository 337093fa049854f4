/** Tells the benefits of signing in. The server renders it, because a page is the same for every visitor. */
export function SignInInvitation() {
  return (
    <div className="pad stack gap-3 small guest-only">
      <p className="dim">로그인하면 참가를 요청하고, 내 자리와 받은 요청을 여기서 봅니다.</p>
      <a className="btn" href="/login">
        로그인
      </a>
    </div>
  );
}
