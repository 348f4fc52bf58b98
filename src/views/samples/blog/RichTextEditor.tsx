import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useId, useMemo } from 'react'
import { FieldNotes, noteIds } from '@/@core/components/fields/Field'
import { EditorTools } from './EditorTools'
import { withoutStyles } from './pastedHtml'
import { RichNode } from './richDocument'
import './editor.scss'
import './richText.scss'

/** What RichText can show, and nothing else: of what is pasted, the rest stays outside. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    underline: false,
    link: { openOnClick: false, protocols: ['mailto'] },
    // Both would draw with styles of their own.
    dropcursor: false,
    gapcursor: false,
  }),
]

interface RichTextEditorProps {
  label: string
  /** Keep it between renders. */
  start: RichNode
  error: string | undefined
  onChange: (document: RichNode) => void
}

/** A text with headings, lists, quotes and links. Its result is a document, which RichText shows. */
export function RichTextEditor({ label, start, error, onChange }: RichTextEditorProps) {
  const id = useId()
  const editorProps = useMemo(() => {
    const described = noteIds(id, { error })
    return {
      transformPastedHTML: withoutStyles,
      attributes: {
        class: 'rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-required': 'true',
        ...(described !== undefined && { 'aria-describedby': described, 'aria-invalid': 'true' }),
      },
    }
  }, [id, error])
  const editor = useEditor({
    extensions,
    content: start,
    // The rules stand in editor.scss: a style element of its own would not pass the page's policy.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps,
    onUpdate: ({ editor: changed }) => onChange(RichNode.parse(changed.getJSON())),
  })

  return (
    <div className="field text-editor">
      {/* What it names is no control that a label could point at. */}
      <span className="form-label" id={`${id}-label`}>
        {label}
      </span>
      <div className={`editor-box${error === undefined ? '' : ' is-invalid'}`}>
        <EditorTools editor={editor} label={label} />
        <EditorContent editor={editor} />
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  )
}
