/**
 * Stands for a part of a screen that is not known yet: what follows it, and what follows the card that it is in, stays hidden until
 * then (_feedback.scss), so that nothing is pushed down before the eyes.
 */
export function Awaited() {
  return <span className="is-awaited" aria-busy hidden />
}
