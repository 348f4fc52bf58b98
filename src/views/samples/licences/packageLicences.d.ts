/** Made by scripts/packageLicences.ts. */
declare module 'virtual:package-licences' {
  /** One package in one version. */
  export interface PackageLicence {
    name: string
    version: string
    /** An SPDX expression; empty where the package names none. */
    licence: string
    /** Where its source and the text of its licence are. */
    home: string
    /** Batuta asks for it by name; else another of the packages does. */
    isDirect: boolean
  }

  export interface Licences {
    version: string
    licence: string
    /** The text of Batuta's own licence. */
    text: string
    packages: PackageLicence[]
  }

  export const licences: Licences
}
