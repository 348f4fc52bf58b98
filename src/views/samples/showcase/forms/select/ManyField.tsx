import { createContext, useContext, useMemo } from 'react'
import {
  components,
  type AriaLiveMessages,
  type GroupBase,
  type InputProps,
  type MultiValueRemoveProps,
  type NoticeProps,
} from 'react-select'
import CreatableSelect from 'react-select/creatable'
import { controlAria, FieldFrame, type FieldProps } from '@/@core/components/fields/Field'
import type { SelectOption } from '@/@core/components/fields/SelectField'
import { useCounted } from '@/views/samples/showcase/frame/counted'
import { useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'

interface ManyFieldProps extends Omit<FieldProps, 'label' | 'id'> {
  id: string
  label: string
  options: readonly SelectOption[]
  /** What is chosen, in the order of choosing. */
  chosen: readonly SelectOption[]
  onChange: (chosen: readonly SelectOption[]) => void
  placeholder?: string
  /** Whether what is typed may become a value of its own. */
  canCreate?: boolean
  isLoading?: boolean
  disabled?: boolean
}

type Live = AriaLiveMessages<SelectOption, true, GroupBase<SelectOption>>

/** The id of the hint or error: the library ties its input to the placeholder alone. */
const DescriptionContext = createContext<string | undefined>(undefined)

function DescribedInput(props: InputProps<SelectOption, true>) {
  const described = [props['aria-describedby'], useContext(DescriptionContext)].filter(Boolean).join(' ')
  return <components.Input {...props} aria-describedby={described} />
}

function NamedRemove(props: MultiValueRemoveProps<SelectOption, true>) {
  const words = useWords(texts)
  const { innerProps, data } = props
  const name = words.removeOne.replace('{{label}}', data.label)
  return <components.MultiValueRemove {...props} innerProps={{ ...innerProps, 'aria-label': name }} />
}

/** A list box may hold nothing but options: what stands in their place is one that cannot be chosen. */
const asOption = { role: 'option', 'aria-disabled': true, 'aria-selected': false } as const

function NoOptions({ innerProps, ...props }: NoticeProps<SelectOption, true>) {
  return <components.NoOptionsMessage {...props} innerProps={{ ...innerProps, ...asOption }} />
}

function Loading({ innerProps, ...props }: NoticeProps<SelectOption, true>) {
  return <components.LoadingMessage {...props} innerProps={{ ...innerProps, ...asOption }} />
}

const ownComponents = {
  Input: DescribedInput,
  MultiValueRemove: NamedRemove,
  NoOptionsMessage: NoOptions,
  LoadingMessage: Loading,
}

/** Several of many, found by typing: react-select in the kit's frame and colours. */
export function ManyField(props: ManyFieldProps) {
  const { id, options, chosen, onChange, placeholder = '', canCreate = false, isLoading, disabled, ...field } = props
  const words = useWords(texts)
  const counted = useCounted()
  const live = useLiveMessages()
  const aria = controlAria(id, field)
  return (
    <FieldFrame id={id} field={field}>
      <DescriptionContext value={aria['aria-describedby']}>
        <CreatableSelect<SelectOption, true>
          isMulti
          unstyled
          inputId={id}
          instanceId={id}
          className="many-select"
          classNamePrefix="many-select"
          components={ownComponents}
          options={options}
          value={chosen}
          onChange={onChange}
          placeholder={placeholder}
          isLoading={isLoading}
          isDisabled={disabled}
          aria-invalid={aria['aria-invalid']}
          ariaLiveMessages={live}
          screenReaderStatus={({ count }) => counted(words.found, count)}
          isValidNewOption={(typed, _, known) =>
            canCreate &&
            typed.trim() !== '' &&
            !known.some((option) => 'value' in option && option.value === typed.trim())
          }
          formatCreateLabel={(typed) => words.create.replace('{{text}}', typed.trim())}
          loadingMessage={() => words.loading}
          noOptionsMessage={() => words.none}
          maxMenuHeight={256}
        />
      </DescriptionContext>
    </FieldFrame>
  )
}

/** What the library says of each step, in the person's language. */
function useLiveMessages(): Live {
  const words = useWords(texts)
  return useMemo(
    () => ({
      guidance: ({ context }) => (context === 'value' ? '' : words.guidance),
      onChange: ({ action, label }) => {
        if (action === 'clear') return words.cleared
        if (action === 'select-option' || action === 'create-option') return words.chosen.replace('{{label}}', label)
        return label === '' ? '' : words.removed.replace('{{label}}', label)
      },
      onFilter: ({ resultsMessage }) => resultsMessage,
      onFocus: ({ focused, label, options, selectValue, context }) => {
        const among = context === 'value' ? selectValue : options
        const at = among.indexOf(focused) + 1
        return words.focused
          .replace('{{label}}', label)
          .replace('{{at}}', String(at))
          .replace('{{all}}', String(among.length))
      },
    }),
    [words],
  )
}
