const ARGUMENTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/**
 * Rounds a path of the 512 grid to whole numbers: at 96 px, the largest size, one is a fifth of a pixel. Relative steps
 * are rounded against the exact position, so that the error does not accumulate along the path.
 */
export function roundPath(d) {
  const out = [];
  const state = { x: 0, y: 0, rx: 0, ry: 0, startX: 0, startY: 0, startRx: 0, startRy: 0 };
  for (const [command, args] of segments(d)) out.push(command + roundSegment(command, args, state));
  return out.join('');
}

function* segments(d) {
  for (const [, command, text] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const size = ARGUMENTS[command.toLowerCase()];
    const numbers = numbersOf(text, command.toLowerCase() === 'a');
    if (size === 0) yield [command, []];
    for (let at = 0; at < numbers.length; at += size) {
      // Further pairs after a move are lines.
      const name = at > 0 && command === 'm' ? 'l' : at > 0 && command === 'M' ? 'L' : command;
      yield [name, numbers.slice(at, at + size)];
    }
  }
}

/** The flags of an arc may be written without a gap (`0 01.5`), so arcs are parsed by position. */
function numbersOf(text, isArc) {
  const found = [];
  let rest = text;
  while (rest !== '') {
    const isFlag = isArc && [3, 4].includes(found.length % 7);
    const match = rest.match(isFlag ? /^[\s,]*([01])/ : /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i);
    if (!match) break;
    found.push(Number(match[1]));
    rest = rest.slice(match[0].length);
  }
  return found;
}

function roundSegment(command, args, s) {
  const lower = command.toLowerCase();
  if (lower === 'z') {
    Object.assign(s, { x: s.startX, y: s.startY, rx: s.startRx, ry: s.startRy });
    return '';
  }
  const isRelative = command === lower;
  const from = isRelative ? { x: s.x, y: s.y, rx: s.rx, ry: s.ry } : { x: 0, y: 0, rx: 0, ry: 0 };
  const inX = (value) => Math.round(from.x + value) - from.rx;
  const inY = (value) => Math.round(from.y + value) - from.ry;
  const end = endOf(lower, args, isRelative, s);
  const numbers = placesOf(lower, args, inX, inY);
  Object.assign(s, { ...end, rx: Math.round(end.x), ry: Math.round(end.y) });
  if (lower === 'm') Object.assign(s, { startX: s.x, startY: s.y, startRx: s.rx, startRy: s.ry });
  return joined(numbers);
}

function endOf(lower, args, isRelative, s) {
  const base = isRelative ? s : { x: 0, y: 0 };
  if (lower === 'h') return { x: base.x + args[0], y: s.y };
  if (lower === 'v') return { x: s.x, y: base.y + args[0] };
  return { x: base.x + args.at(-2), y: base.y + args.at(-1) };
}

function placesOf(lower, args, inX, inY) {
  if (lower === 'h') return [inX(args[0])];
  if (lower === 'v') return [inY(args[0])];
  if (lower === 'a') {
    const radii = args.slice(0, 2).map((radius) => Math.round(radius * 10) / 10);
    return [...radii, Math.round(args[2]), args[3], args[4], inX(args[5]), inY(args[6])];
  }
  return args.map((value, index) => (index % 2 === 0 ? inX(value) : inY(value)));
}

function joined(numbers) {
  return numbers.map((n, index) => (index > 0 && n >= 0 ? ` ${n}` : String(n))).join('');
}
