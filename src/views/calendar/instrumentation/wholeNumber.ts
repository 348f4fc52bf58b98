/** A whole number, or one that the contract refuses. */
export function wholeNumber(typed: string): number {
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0.5
}
