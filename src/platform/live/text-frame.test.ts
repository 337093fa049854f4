import { describe, expect, it } from 'vitest';
import { textFrame } from './text-frame.ts';

describe('textFrame', () => {
  it.each([
    [0, [0x81, 0]],
    [125, [0x81, 125]],
    [126, [0x81, 126, 0, 126]],
    [65_535, [0x81, 126, 0xff, 0xff]],
    [65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
  ])('encodes the length of %i bytes as RFC 6455 requires', (length, head) => {
    const frame = textFrame('x'.repeat(length));
    expect([...frame.subarray(0, head.length)]).toEqual(head);
    expect(frame.subarray(head.length).toString()).toBe('x'.repeat(length));
  });

  it('counts bytes, not letters', () => {
    expect(textFrame('바람')).toEqual(Buffer.concat([Buffer.from([0x81, 6]), Buffer.from('바람')]));
  });
});
