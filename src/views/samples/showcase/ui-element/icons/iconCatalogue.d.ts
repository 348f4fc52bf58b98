/** Made by scripts/iconCatalogue.ts. */
declare module 'virtual:icon-catalogue' {
  export interface CatalogueIcon {
    /** What is imported. */
    name: string
    /** Its other names, as `trash-2`. */
    aliases: string[]
    /** A screen of Batuta shows it. */
    isUsed: boolean
    /** What it is drawn with. */
    node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
  }

  export const icons: CatalogueIcon[]
}
