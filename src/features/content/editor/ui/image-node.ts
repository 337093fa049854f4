import { Node } from '@tiptap/core';
import { copied, readCopied } from './copied-node.ts';
import { imageUrl } from './image-upload.ts';

export const ImageNode = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  selectable: true,
  draggable: true,
  addAttributes: () => ({
    imageId: { default: 0, rendered: false },
    alt: { default: '', rendered: false },
    caption: { default: '', rendered: false },
    width: { default: 'full', rendered: false },
  }),
  parseHTML: () => [readCopied('image')],
  renderHTML: ({ node: { attrs } }) => [
    'figure',
    copied('image', attrs),
    `그림 ${String(attrs.imageId)}: ${String(attrs.alt)}`,
  ],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('figure');
      const picture = document.createElement('img');
      const caption = document.createElement('figcaption');
      dom.append(picture, caption);
      const show = ({ imageId, alt, caption: text, width }: Record<string, unknown>) => {
        picture.alt = String(alt);
        caption.textContent = alt === '' ? '설명이 없습니다' : String(text);
        dom.dataset.width = String(width);
        dom.toggleAttribute('data-lacks', alt === '');
        void imageUrl(Number(imageId)).then((url) => {
          if (url) picture.src = url;
          else caption.textContent = '지워진 그림입니다';
        });
      };
      show(node.attrs);
      return {
        dom,
        update(next) {
          if (next.type !== node.type) return false;
          show(next.attrs);
          return true;
        },
      };
    },
});
