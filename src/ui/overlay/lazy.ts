import { lazy } from 'react';

// Components based on Base UI. Pages import them from here and render them inside <Suspense> only after the first
// interaction: the server does not wait for them and they are not part of a first visit.

export const Dialog = lazy(async () => ({ default: (await import('./dialog.tsx')).Dialog }));
export const MessageDialog = lazy(async () => ({ default: (await import('./dialog.tsx')).MessageDialog }));
export const Tooltip = lazy(async () => ({ default: (await import('./tooltip.tsx')).Tooltip }));
export const ListSelect = lazy(async () => ({ default: (await import('./list-select.tsx')).ListSelect }));
export const Combobox = lazy(async () => ({ default: (await import('./combobox.tsx')).Combobox }));
export const Menu = lazy(async () => ({ default: (await import('./menu.tsx')).Menu }));
export const TabPanels = lazy(async () => ({ default: (await import('./tab-panels.tsx')).TabPanels }));
