import { ServerResponse } from 'node:http';

// Loaded before a program (`node --import`): its clock stands still at SHOTS_NOW, milliseconds since 1970.
const now = Number(process.env.SHOTS_NOW);
if (!Number.isSafeInteger(now)) throw new RangeError(`SHOTS_NOW is no moment: ${process.env.SHOTS_NOW}`);

globalThis.Date = new Proxy(Date, {
  construct: (RealDate, args, newTarget) => Reflect.construct(RealDate, args.length === 0 ? [now] : args, newTarget),
  apply: (RealDate) => new RealDate(now).toString(),
});
Date.now = () => now;

// Node dates responses by its own clock.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...given) {
  this.setHeader('date', new Date().toUTCString());
  return writeHead.apply(this, given);
};
