/** Shown where no collector may send anything. */
export function NoCollector() {
  return (
    <p className="note">
      이 사이트는 아직 게임의 외침을 받지 않습니다. 운영자가 BROADCAST_INGEST_KEY에 키를 넣고, 그 키로 외침을 보내는
      수집기를 돌리면 여기에 나옵니다. 넣는 법과 수집기 만드는 법은 운영 문서(docs/operations.md) 8.2에 있습니다.
    </p>
  );
}
