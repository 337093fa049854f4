/**
 * What came with the oldest supported browsers. Those that lack it get no scripts (`src/app/client.tsx`) and are told so
 * (`src/ui/styles/visibility.css`).
 */
export const SUPPORT_CONDITION =
  'selector(:popover-open) and (width: round(1px, 1px)) and (white-space-collapse: preserve)';
