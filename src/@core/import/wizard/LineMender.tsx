import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { Input } from '@/@core/components/fields/Input'

interface LineMenderProps {
  /** The field's, with the number of the line. */
  label: string
  /** What the field is called. */
  name: string
  /** What the file says. */
  text: string
  isOptional: boolean
  onMend: (text: string) => void
}

/** Mends a value of a line where it stands; what is optional can be left empty. */
export function LineMender({ label, name, text, isOptional, onMend }: LineMenderProps) {
  const { t } = useTranslation('imports')
  const [written, setWritten] = useState(text)

  function submit(event: FormEvent): void {
    event.preventDefault()
    onMend(written.trim())
  }

  return (
    <form className="line-mender" onSubmit={submit}>
      <Input
        aria-label={label}
        placeholder={name}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
      />
      <Button type="submit" size="sm">
        {t('preview.mend')}
      </Button>
      {isOptional && (
        <Button color="ghost" size="sm" label={t('preview.leaveEmptyOf', { label })} onClick={() => onMend('')}>
          {t('preview.leaveEmpty')}
        </Button>
      )}
    </form>
  )
}
