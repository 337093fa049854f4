import { Extension } from '@tiptap/core';
import {
  DOMParser,
  Fragment,
  type Node,
  type ParseOptions,
  type ResolvedPos,
  type Schema,
  Slice,
} from '@tiptap/pm/model';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import { CellSelection, isInTable } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import type { Editor } from '@tiptap/react';
import { MAY_BE_EMPTY } from '../../documents/document-shape.rules.ts';
import { type OnUpload, uploadPictures } from './image-upload.ts';
import { PastedBlocks, type Place } from './pasted-blocks.ts';
import { visibleText } from './pasted-line.ts';
import { type Loss, lossText } from './pasted-losses.ts';
import { pasteCells, selectedCells, toCells } from './table-paste.ts';
import { createWordLists } from './word-list.ts';

interface PasteOptions {
  /** Receives messages about lost contents and about pictures; null: the paste is complete. */
  onMessage: OnUpload;
}

/** Pastes contents of other programs and sites. */
export const Paste = Extension.create<PasteOptions>({
  name: 'clipboard',
  // It takes precedence over the extension of tables, which does not handle every table.
  priority: 1000,
  addOptions: () => ({ onMessage: () => {} }),
  addProseMirrorPlugins() {
    const { editor } = this;
    const { onMessage } = this.options;
    const parser = new ClipboardParser(editor.schema);
    const report = (losses: ReadonlySet<Loss>) => {
      const text = lossText(losses);
      if (text !== null) onMessage(text);
    };
    return [
      new Plugin({
        props: {
          clipboardParser: parser,
          transformPastedText: visibleText,
          handlePaste(view, { clipboardData }, slice) {
            const losses = parser.takeLosses();
            // Excel also puts a picture of the cells on the clipboard.
            const isPicture = !hasWords(slice, clipboardData);
            if (isPicture && uploadPictures(editor as Editor, clipboardData?.files ?? [], onMessage)) return true;
            const isHandled = pasteIntoTable(view, slice, losses);
            report(losses);
            return isHandled;
          },
          // Dropped contents are parsed in the same way.
          handleDrop() {
            report(parser.takeLosses());
            return false;
          },
        },
      }),
    ];
  },
});

/**
 * Parses foreign contents by its own rules, because by the schema's a node that a table cannot contain would end the
 * table.
 */
class ClipboardParser extends DOMParser {
  #losses = new Set<Loss>();

  constructor(schema: Schema) {
    super(schema, DOMParser.fromSchema(schema).rules);
  }

  takeLosses(): Set<Loss> {
    const losses = this.#losses;
    this.#losses = new Set();
    return losses;
  }

  override parseSlice(dom: HTMLElement, options: ParseOptions = {}): Slice {
    const place = findPlace(options.context);
    const isOwn = options.preserveWhitespace;
    if (isOwn && !(place.name === 'tableCell' && dom.querySelector('table') !== null)) {
      return super.parseSlice(dom, options);
    }
    return this.#sliceOf(dom, place);
  }

  #sliceOf(dom: HTMLElement, place: Place): Slice {
    createWordLists(dom);
    // A table pasted into a table is laid over it.
    const alone = place.name === 'tableCell' ? new PastedBlocks() : undefined;
    const table = alone?.blocks(dom.childNodes, { name: 'doc', depth: 1 });
    const isTable = table?.length === 1 && table[0]?.type === 'table';
    const read = alone && isTable ? alone : new PastedBlocks();
    const blocks = isTable ? table : read.blocks(dom.childNodes, place);
    this.#losses = read.losses;
    return new Slice(Fragment.from(blocks.map((block) => this.schema.nodeFromJSON(block))), 0, 0);
  }
}

/** Returns the container that limits pasted contents. In a list or quotation they are as deep as it is. */
function findPlace(context: ResolvedPos | undefined): Place {
  let deepest = 0;
  for (let depth = context?.depth ?? 0; depth > 0; depth -= 1) {
    const name = context?.node(depth).type.name;
    if (name === 'listItem' || name === 'blockquote') deepest ||= depth;
    if (name === 'tableCell' || name === 'tableHeader') return { name: 'tableCell', depth: (deepest || depth) + 1 };
    if (name === 'callout' || name === 'spoiler') return { name, depth: (deepest || depth) + 1 };
  }
  return { name: 'doc', depth: deepest + 1 };
}

function hasWords(slice: Slice, data: DataTransfer | null): boolean {
  let isFound = false;
  slice.content.descendants((node) => {
    isFound ||= node.isText ? (node.text ?? '').trim() !== '' : node.isLeaf && !isEmpty(node);
    return !isFound;
  });
  const names = [...(data?.files ?? [])].map(({ name }) => name);
  // The name of a file copied in a folder is on the clipboard too.
  const isName = data?.getData('text/html') === '' && names.includes(data.getData('text/plain').trim());
  return isFound && !isName;
}

function isEmpty({ type: { name } }: Node): boolean {
  return name === 'hardBreak' || [...MAY_BE_EMPTY].some((one) => one === name);
}

function pasteIntoTable(view: EditorView, slice: Slice, losses: Set<Loss>): boolean {
  if (!isInTable(view.state)) return false;
  const cells = toCells(slice);
  if (cells) {
    const { change, isCut } = pasteCells(view.state, cells);
    if (isCut) losses.add('tableSize');
    view.dispatch(change.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
    return true;
  }
  if (!(view.state.selection instanceof CellSelection)) return false;
  // Text for several selected cells is inserted into the first one.
  const { first } = selectedCells(view.state);
  const { tr } = view.state;
  const [$from, $to] = [tr.doc.resolve(first.from + 1), tr.doc.resolve(first.to - 1)];
  view.dispatch(tr.setSelection(TextSelection.between($from, $to)).replaceSelection(slice).scrollIntoView());
  return true;
}
