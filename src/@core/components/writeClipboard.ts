/** Whether the browser took it: one may refuse, by a setting or a frame's rules. */
export async function writeClipboard(text: string): Promise<boolean> {
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}
