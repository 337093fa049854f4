/** The part of the site that settlements depend on. */
export interface SettlementSite {
  readonly catalog: { readonly itemById: ReadonlyMap<number, { readonly name: string }> };
  readonly gameServers: readonly { id: number }[];
}
