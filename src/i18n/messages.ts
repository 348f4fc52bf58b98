/** The shape of an area's English texts, for its translations: the same keys, any words. */
export type Messages<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Messages<Texts[Key]> }
