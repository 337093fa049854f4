import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';

/** Texts that players agree to, each with versions of its own. */
export const LEGAL_NAMES = ['terms', 'policy'] as const;
export type LegalName = (typeof LEGAL_NAMES)[number];

/** Versions by name. */
export type AgreedVersions = Readonly<Record<LegalName, number>>;

const version = z.int().positive();
const dated = z.strictObject({ version, effectiveAt: z.iso.datetime() });
const versionsSchema = z.strictObject({
  /** The version in force. */
  current: dated,
  /** Announced, but not in force yet. */
  coming: dated.nullable(),
});
export type LegalVersions = z.infer<typeof versionsSchema>;

export const getLegal = endpoint({
  method: 'GET',
  path: '/api/legal',
  who: 'person',
  tags: ['legal'],
  summary: '약관과 처리방침의 버전',
  response: {
    200: z.strictObject({
      terms: versionsSchema,
      policy: versionsSchema,
      /** The newest versions that the player has agreed to; null: no profile yet. */
      agreed: z.strictObject({ terms: z.int().min(0), policy: z.int().min(0) }).nullable(),
    }),
  },
});
export type Legal = z.infer<(typeof getLegal)['response'][200]>;
