import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hostileAddress } from '#tests/support/generated-documents.ts';
import { listReferences } from '../documents/document.rules.ts';
import { documentSchema } from '../documents/document-schema.ts';
import { findLostLinks } from './document-issues.rules.ts';

const linked = (href: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: '글', marks: [{ type: 'link', attrs: { href } }] }] }],
});

it('says the true reason for which a link is only its text', () => {
  expect(findLostLinks(linked('https://discord.com@evil.example'))).toEqual([
    {
      about: 'link',
      isStopping: false,
      message:
        '링크는 지우고 글자만 남깁니다: https://discord.com@evil.example (사용자 이름(@)이 든 주소는 쓸 수 없습니다.)',
    },
  ]);
  expect(findLostLinks(linked('https://example.com/@name?to=a@b.kr'))).toEqual([]);
});

it('names every link that is lost by saving', () => {
  fc.assert(
    fc.property(hostileAddress, (href) => {
      expect(listReferences(documentSchema.parse(linked(href))).links).toEqual([]);
      expect(findLostLinks(linked(href))[0]?.message).toContain(href);
    }),
  );
});
