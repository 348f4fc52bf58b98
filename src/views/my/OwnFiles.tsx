import { useState } from 'react'
import { myPieceFileCall, type MyFile } from '@contract/calendar/replies'
import { saveFile } from '@/@core/files/saveFile'
import { usePersonal } from './personal'

/** Files of a piece that are for what the person plays, each saved on the phone by a press. */
export function OwnFiles({ files }: { files: readonly MyFile[] }) {
  const { t, fetchFile } = usePersonal()
  const [fetched, setFetched] = useState<string>()
  const [hasFailed, setFailed] = useState(false)

  async function save({ id, name }: MyFile): Promise<void> {
    setFetched(id)
    setFailed(false)
    try {
      saveFile(name, await fetchFile(myPieceFileCall, id))
    } catch {
      setFailed(true)
    } finally {
      setFetched(undefined)
    }
  }

  return (
    <>
      {files.map((file) => (
        <button
          key={file.id}
          type="button"
          className="btn btn-secondary my-file"
          aria-label={t('file.save', { name: file.name })}
          aria-busy={fetched === file.id}
          disabled={fetched !== undefined}
          onClick={() => void save(file)}
        >
          {file.name}
        </button>
      ))}
      {hasFailed && (
        <p className="my-refused" role="alert">
          {t('file.failed')}
        </p>
      )}
    </>
  )
}
