import type { TextBlock } from '../documents/compose-document.rules.ts';
export interface ShippedText {
  title: string;
  description: string;
  blocks: readonly TextBlock[];
}
