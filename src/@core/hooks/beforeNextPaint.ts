/**
 * Calls back right before the browser paints next, when all that a press or an answer leads to has been rendered: what is measured
 * then is laid out for the paint anyway, in an effect for its own sake. Returns the way to stop waiting, for use as an effect.
 */
export function beforeNextPaint(run: () => void): () => void {
  const request = requestAnimationFrame(run)
  return () => cancelAnimationFrame(request)
}
