/** A middle dot between two parts of a line that may wrap: it is a space, so no line begins or ends with it. */
export function Dot() {
  return <span className="dot"> </span>;
}
