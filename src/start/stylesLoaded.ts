/** Once the stylesheets that the first script added are there, or will not come: the app is readable without them, and says nothing. */
export async function stylesLoaded(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"]')
  const waits = [...links]
    .filter(({ sheet }) => sheet === null)
    .map(
      (link) =>
        new Promise((resolve) => {
          link.addEventListener('load', resolve, { once: true })
          link.addEventListener('error', resolve, { once: true })
        }),
    )
  await Promise.all(waits)
}
