import { useState } from 'react'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { showToast } from '@/@core/components/feedback/showToast'
import { flag } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { Picture } from './Picture'
import { texts } from './texts'
import { UploadField } from './UploadField'
import { UploadList } from './UploadList'
import { useRefusals } from './useRefusals'
import { useUploads, type UploadedFile } from './useUploads'

const bounds = { types: ['application/pdf', 'image/png', 'image/jpeg'], sizeMax: 5_000_000, countMax: 4 }

export function Several() {
  const words = useWords(texts)
  const { files, add, stop, retry, remove } = useUploads()
  const { refusals, sift, rules } = useRefusals(bounds)

  function take(chosen: readonly File[]): void {
    const known = files.map(({ name }) => name)
    for (const file of sift(chosen, known)) add(file.name, file)
  }

  function removeFile(id: string): void {
    const name = files.find((file) => file.id === id)?.name ?? ''
    const restore = remove(id)
    showToast.success(words.removed.replace('{{name}}', name), { action: { label: words.undo, onPress: restore } })
  }

  return (
    <>
      {refusals.length > 0 && (
        <FormAlert>
          <ul className="file-uploader-refusals">
            {refusals.map((refusal) => (
              <li key={refusal}>{refusal}</li>
            ))}
          </ul>
        </FormAlert>
      )}
      <UploadField
        label={words.choose}
        dropText={words.drop}
        hint={rules}
        accept={bounds.types.join(',')}
        isMany
        onFiles={take}
      />
      <UploadList files={files} onStop={stop} onRetry={retry} onRemove={removeFile} />
    </>
  )
}

export function Failing() {
  const words = useWords(texts)
  const { files, add, stop, retry, remove } = useUploads({ breaksAt: 0.6 })
  return (
    <>
      <Button disabled={files.length > 0} onClick={() => add(words.sampleName, new Blob(['.'.repeat(1_400_000)]))}>
        {words.send}
      </Button>
      <UploadList files={files} onStop={stop} onRetry={retry} onRemove={remove} />
    </>
  )
}

const startStates: readonly UploadedFile[] = [
  { id: 'reading', name: '', size: 3_200_000, share: 0.45, state: 'reading' },
  { id: 'broken', name: 'Bolero.pdf', size: 840_000, share: 0.8, state: 'broken' },
  { id: 'stopped', name: 'Carmen.pdf', size: 720_000, share: 0.1, state: 'stopped' },
  { id: 'done', name: 'Aida.pdf', size: 410_000, share: 1, state: 'done' },
]

export function States({ disabled }: { disabled: boolean }) {
  const words = useWords(texts)
  const [files, setFiles] = useState(startStates)

  // Nothing moves by itself here, so that each state can be looked at.
  function put(id: string, state: UploadedFile['state']): void {
    setFiles(files.map((file) => (file.id === id ? { ...file, state } : file)))
  }

  return (
    <>
      <UploadField
        label={words.choose}
        dropText={words.drop}
        hint={disabled ? words.disabled : words.none}
        accept={bounds.types.join(',')}
        disabled={disabled}
        onFiles={([file]) => {
          if (!file) return
          const { name, size } = file
          setFiles([...files, { id: crypto.randomUUID(), name, size, share: 1, state: 'done' }])
        }}
      />
      <UploadList
        files={files.map((file) => (file.id === 'reading' ? { ...file, name: words.long } : file))}
        onStop={(id) => put(id, 'stopped')}
        onRetry={(id) => put(id, 'reading')}
        onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
      />
    </>
  )
}

export const page = showcasePage(texts, {
  parts: ['src/@core/components/fields/FormAlert.tsx', 'src/@core/import/wizard/FileDrop.tsx'],
  examples: [
    example('several', Several),
    example('picture', Picture),
    example('failing', Failing),
    example('states', States, { disabled: flag(true) }),
  ],
})
