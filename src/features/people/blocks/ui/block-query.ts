import { defineLiveQuery, defineMutation } from '#platform/client/live-query.ts';
import { createBlock, deleteBlock, listBlocks } from '../block.contract.ts';

export const blocks = defineLiveQuery({ key: ['blocks'], endpoint: listBlocks });

const ofBlocks = { invalidates: () => [blocks.key()] };

export const blockMutations = {
  create: defineMutation(createBlock, ofBlocks),
  delete: defineMutation(deleteBlock, ofBlocks),
};
