/*
 * What would end up in the browser's bundle, seen from the sources: imports of types are left out, and a file is
 * followed as far as its imports lead. The walls between neighbours are in .dependency-cruiser.mjs.
 */
import { Visitor } from '@swc/core/Visitor.js';
import walls, { NOT_BROWSER } from './.dependency-cruiser.mjs';
import { BROWSER, SERVER_CODE } from './structure/rooms.ts';

const { visitModuleItem } = Visitor.prototype;
Visitor.prototype.visitModuleItem = function visitWhatRuns(item) {
  return item.typeOnly ? item : visitModuleItem.call(this, item);
};

export default {
  forbidden: [
    {
      name: 'browser-reaches-no-server',
      comment:
        'Something this file imports, perhaps far away, is server code and would end up in the browser. Break the chain where it turns: usually a rule or a label that sits in a file with server code.',
      severity: 'error',
      from: { path: BROWSER, pathNot: NOT_BROWSER },
      to: { path: SERVER_CODE, reachable: true },
    },
  ],
  options: walls.options,
};
