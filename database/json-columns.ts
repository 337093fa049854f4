import type { ColumnType } from 'kysely';
import type { Document } from '#features/content/documents/document.ts';
import type { MentionKind } from '#features/content/documents/document-shape.rules.ts';
import type { Heading } from '#features/content/documents/document-text.rules.ts';
import type { Formula, JobGrade, NpcCommand, Shortcut } from '#features/game-data/catalog/fact-sheet.contract.ts';
import type { Disagreement, FieldNote } from '#features/game-data/catalog/field-note.contract.ts';
import type { LeftOut } from '#features/game-data/catalog/left-out.contract.ts';
import type { Npc } from '#features/game-data/catalog/map.contract.ts';
import type { Exchange, Promotion, Summon } from '#features/game-data/catalog/place-sheet.contract.ts';
import type { QuestProposal } from '#features/game-data/catalog/quest-proposal.contract.ts';
import type { Confidence } from '#features/game-data/fact.contract.ts';
import type { Quote } from '#features/trade/quotes/quote.contract.ts';

/** An item by id, or by name when the catalog does not have it. */
interface StoredMaterial {
  itemId: number | null;
  itemName: string | null;
  quantity: number;
}

interface StoredEntrance {
  fromMapCode: string | null;
  fromMapName: string;
  x: number | null;
  y: number | null;
  minLevel: number | null;
}

type JsonObject = Record<string, unknown>;

interface JsonColumns {
  'article.document': Document;
  'article.headings': Heading[];
  'article.mentions': { kind: MentionKind; id: number }[];
  'article_draft.document': unknown;
  'article_draft.fields': JsonObject;
  'article_version.document': Document;
  'article_version.fields': JsonObject;
  'correction.present': unknown;
  'correction.value': unknown;
  /** Ids of sets by entity. */
  'data_version.bases': Record<string, number>;
  /** A `FactImport` without the columns of the row. */
  'data_import.preview': JsonObject;
  'data_release.faults': { file: string; row: number; field: string; reason: string }[];
  'doubt_confirmation.value': unknown;
  'dungeon.entrances': StoredEntrance[];
  'fact_sheet.rows': (
    | Shortcut
    | NpcCommand
    | JobGrade
    | Formula
    | Exchange
    | Summon
    | Promotion
    | LeftOut
    | QuestProposal
  )[];
  'game_override.base': unknown;
  'game_override.value': unknown;
  'item.disagreements': Disagreement[];
  'item.field_notes': FieldNote[];
  'live_event.data': unknown;
  /** Only processes of the release before `npc` read it. */
  'map.npcs': Omit<Npc, 'id'>[];
  'quote.buy': Quote;
  'quote.sell': Quote;
  'recipe.fail_returns': { itemId: number; quantity: number }[];
  'region.notes': { text: string; source: string[]; confidence: Confidence }[];
  'setting.value': unknown;
  'sign_in.identity.identity_data': JsonObject;
  'sign_in.signing_key.private_jwk': JsonObject;
  'sign_in.user.app_metadata': JsonObject;
  /** Can be changed by the user: never trust it. */
  'sign_in.user.user_metadata': JsonObject;
  'skill.req_items': StoredMaterial[];
  'skill.variants': { totem: string; name: string }[];
  /** Part of the row's hash, so its text is stored letter for letter. */
  'audit.detail': JsonObject;
}

/** Written as text, because the driver would send a JavaScript array as a PostgreSQL array. */
export type JsonColumn<Name extends keyof JsonColumns> = ColumnType<JsonColumns[Name], string, string>;
