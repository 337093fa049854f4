export const MAP_VIEWS = ['plan', 'picture', 'text'] as const;
export type MapView = (typeof MAP_VIEWS)[number];

const VIEW_NAMES: Record<MapView, string> = { plan: '약도', picture: '그림', text: '목록' };

export function mapViewOf(view: MapView, hasPictures: boolean): MapView {
  return view === 'picture' && !hasPictures ? 'plan' : view;
}

export function mapViews(hrefOf: (view: MapView) => string, current: MapView, hasPictures: boolean) {
  return MAP_VIEWS.filter((view) => view !== 'picture' || hasPictures).map((view) => ({
    href: hrefOf(view),
    label: VIEW_NAMES[view],
    current: view === current,
  }));
}
