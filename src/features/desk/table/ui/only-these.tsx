/** Beside the name of a list that a link has narrowed: to what, and the way to all of it. */
export function OnlyThese({ text, all }: { text: string; all: string }) {
  return (
    <>
      <span>{text}</span> <a href={all}>전체 보기</a>
    </>
  );
}
