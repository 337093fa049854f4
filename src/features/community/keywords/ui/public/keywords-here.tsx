/** Until it is known who looks: true for everybody. */
export function KeywordsHere() {
  return <p className="pad small dim">정해 둔 말이 외침에 나오면 알림을 받습니다. 내 키워드가 여기에 보입니다.</p>;
}
