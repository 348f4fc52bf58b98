// Runs before the first paint, so that a light page does not flash dark; src/redux/layout.ts keeps what it reads.
try {
  let skin = JSON.parse(localStorage.getItem('batuta.layout') || '{}').skin
  if (skin === 'system') skin = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  if (skin === 'light') document.documentElement.dataset.bsTheme = 'light'
} catch (error) {
  // Storage closed or garbage in it: the page starts dark.
  void error
}
