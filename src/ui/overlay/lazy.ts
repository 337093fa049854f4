import type { ComponentType } from 'react';
import { partOnDemand } from '../components/part-on-demand.ts';

// Components based on Base UI. Pages import them from here and render them inside <Suspense> only after the first
// interaction: the server does not wait for them and they are not part of a first visit.

export const Dialog = later(async () => (await import('./dialog.tsx')).Dialog);
export const MessageDialog = later(async () => (await import('./dialog.tsx')).MessageDialog);
export const Tooltip = later(async () => (await import('./tooltip.tsx')).Tooltip);
export const ListSelect = later(async () => (await import('./list-select.tsx')).ListSelect);
export const Combobox = later(async () => (await import('./combobox.tsx')).Combobox);
export const Menu = later(async () => (await import('./menu.tsx')).Menu);
export const TabPanels = later(async () => (await import('./tab-panels.tsx')).TabPanels);

// biome-ignore lint/suspicious/noExplicitAny: whatever the part takes
function later<Part extends ComponentType<any>>(load: () => Promise<Part>) {
  return partOnDemand(async () => ({ default: await load() }));
}
