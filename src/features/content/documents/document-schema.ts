import { z } from 'zod';
import { MAX_ID } from '#shared/ids.ts';
import { plainText, visibleText } from '#shared/plain-text.ts';
import {
  ALT_MAX_LENGTH,
  ANCHOR_MAX_LENGTH,
  CAPTION_MAX_LENGTH,
  DOCUMENT_LIMITS,
  LINK_MAX_LENGTH,
  SPOILER_SUMMARY_MAX_LENGTH,
} from './document.limits.ts';
import type { Document } from './document.ts';
import { validateLimits } from './document-limits.rules.ts';
import { MAY_BE_EMPTY, MENTION_KINDS, type ParentName, SHAPES, TONES } from './document-shape.rules.ts';
import { figureSchema } from './figure.contract.ts';
import { normalizeDocument } from './normalize-document.rules.ts';

const written = visibleText(z.string());
/** Non-breaking spaces become spaces, because HTML can express them in two ways. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
const textLine = (min: number, max: number) => plainText({ min, max }).transform(spaced);
const blankText = (max: number) => textLine(0, max);
const span = z.int().min(1).max(DOCUMENT_LIMITS.span).default(1);
const rowId = z.int().min(1).max(MAX_ID);

const plainMark = <const Name extends string>(type: Name) => z.strictObject({ type: z.literal(type) });
const markSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: z.string().max(LINK_MAX_LENGTH) }) }),
  plainMark('bold'),
  plainMark('italic'),
  plainMark('strike'),
  plainMark('code'),
]);
const marks = z.array(markSchema).max(5).optional();

const inline = {
  text: z.strictObject({ type: z.literal('text'), text: written.min(1), marks }),
  hardBreak: z.strictObject({ type: z.literal('hardBreak'), marks }),
  mention: z.strictObject({
    type: z.literal('mention'),
    /** The server sets `name` to the present name of the fact. */
    attrs: z.strictObject({
      kind: z.enum(MENTION_KINDS),
      id: rowId,
      name: written.max(80).transform(spaced).default(''),
    }),
    marks,
  }),
  figure: z.strictObject({ type: z.literal('figure'), attrs: figureSchema, marks }),
};

const leaves = {
  horizontalRule: z.strictObject({ type: z.literal('horizontalRule') }),
  image: z.strictObject({
    type: z.literal('image'),
    attrs: z.strictObject({
      imageId: rowId,
      alt: blankText(ALT_MAX_LENGTH),
      caption: blankText(CAPTION_MAX_LENGTH).default(''),
      width: z.enum(['full', 'half']).default('full'),
    }),
  }),
  drawing: z.strictObject({
    type: z.literal('drawing'),
    attrs: z.strictObject({ name: z.string().regex(/^[a-z0-9-]{1,40}$/), alt: blankText(ALT_MAX_LENGTH) }),
  }),
};

const parents = {
  doc: withContent('doc'),
  paragraph: withContent('paragraph'),
  heading: withContent('heading', {
    level: z.union([z.literal(2), z.literal(3)]),
    anchor: z
      .string()
      .regex(/^[\p{L}\p{N}-]+$/u)
      .max(ANCHOR_MAX_LENGTH)
      .nullable()
      .default(null),
  }),
  bulletList: withContent('bulletList'),
  orderedList: withContent('orderedList', { start: z.int().min(0).max(9999).default(1) }),
  listItem: withContent('listItem'),
  blockquote: withContent('blockquote'),
  table: withContent('table'),
  tableRow: withContent('tableRow'),
  tableHeader: withContent('tableHeader', { colspan: span, rowspan: span }),
  tableCell: withContent('tableCell', { colspan: span, rowspan: span }),
  callout: withContent('callout', {
    tone: z.enum(TONES),
    icon: z
      .string()
      .regex(/^[a-z0-9-]{1,64}$/)
      .nullable()
      .default(null),
  }),
  spoiler: withContent('spoiler', { summary: textLine(1, SPOILER_SUMMARY_MAX_LENGTH) }),
};

const nodes: Readonly<Record<string, z.ZodObject>> = { ...parents, ...inline, ...leaves };

function withContent(type: ParentName, attrs?: z.ZodRawShape) {
  return z.strictObject({
    type: z.literal(type),
    ...(attrs && { attrs: z.strictObject(attrs) }),
    get content() {
      const children = z.array(childSchema(type));
      return MAY_BE_EMPTY.has(type) ? children.default([]) : children.min(1);
    },
  });
}

function childSchema(parent: ParentName): z.ZodType {
  const [first, ...others] = SHAPES[parent].map((name) => nodes[name]).filter((schema) => schema !== undefined);
  if (!first) throw new Error(`${parent} has no children`);
  return others.length === 0 ? first : z.discriminatedUnion('type', [first, ...others]);
}

/**
 * A document as ProseMirror writes it (contract §18). Unknown nodes, marks and attributes are refused with their path.
 * The result is normalized, and links to addresses that are not allowed are reduced to their text.
 */
export const documentSchema = z
  .unknown()
  .superRefine((input, context) => {
    for (const { path, message } of validateLimits(input)) context.addIssue({ code: 'custom', path, message });
  })
  .pipe(parents.doc)
  .transform((document) => normalizeDocument(document as unknown as Document))
  .meta({ type: 'object' });
