import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { useUrlParams } from '@/@core/hooks/useUrlParams'

/** One of several in the address, under `name`; the first where it says none. */
export function useBoardChoice<Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]) {
  const [params, changeParams] = useUrlParams()
  const chosen = choices.find((choice) => choice === params.get(name)) ?? choices[0]
  const choose = (choice: string) =>
    changeParams(() => new URLSearchParams(choice === choices[0] ? {} : { [name]: choice }))
  return { chosen, choose }
}

interface BoardSelectProps<Choice extends string> {
  label: string
  choices: readonly Choice[]
  chosen: Choice
  labelOf: (choice: Choice) => string
  onChoose: (choice: string) => void
}

/** Over which time a board's figures are. */
export function BoardSelect<Choice extends string>(props: BoardSelectProps<Choice>) {
  const { label, choices, chosen, labelOf, onChoose } = props
  return (
    <FilterSelect
      label={label}
      value={chosen}
      options={choices.map((value) => ({ value, label: labelOf(value) }))}
      isAlwaysOn
      onChange={onChoose}
    />
  )
}
