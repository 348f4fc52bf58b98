/** The amount requested by statements, payment codes and reminders, in minor units: debt less credit, at least 0. */
export const amountToPay = ({ owed, credit }: { owed: number; credit: number }): number => Math.max(0, owed - credit)
