export const MAP_VIEWS = ['plan', 'picture', 'text'] as const;
export type MapView = (typeof MAP_VIEWS)[number];

const VIEW_NAMES: Record<MapView, string> = { plan: '약도', picture: '그림', text: '글' };

/** What `?view=` asks for; the plan when it is absent, unknown or not to be had. */
export function readMapView(requested: string | null, hasPictures: boolean): MapView {
  const view = MAP_VIEWS.find((name) => name === requested) ?? 'plan';
  return view === 'picture' && !hasPictures ? 'plan' : view;
}

/** The ways to see a map that there are, as links. */
export function mapViews(path: string, current: MapView, hasPictures: boolean) {
  return MAP_VIEWS.filter((view) => view !== 'picture' || hasPictures).map((view) => ({
    href: view === 'plan' ? path : `${path}?view=${view}`,
    label: VIEW_NAMES[view],
    current: view === current,
  }));
}
