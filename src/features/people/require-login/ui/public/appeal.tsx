export function Appeal() {
  return (
    <>
      이의가 있으면{' '}
      <a className="underline" href="/notice/ask">
        문의하기
      </a>
      로 알려 주세요.
    </>
  );
}
