export function SeasonCopyPage() {
  return null
}
