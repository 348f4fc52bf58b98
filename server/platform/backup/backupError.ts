/** A backup cannot be made or restored, told in words for the person who asked for it. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
