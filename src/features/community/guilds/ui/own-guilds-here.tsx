/** Until it is known who looks: true for everybody. */
export function OwnGuildsHere() {
  return <p className="pad small dim">들어간 문파와 보낸 신청이 여기에 보입니다.</p>;
}
