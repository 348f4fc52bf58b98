import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import { Link as LinkIcon, type LucideIcon } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Tooltip } from '@/@core/components/Tooltip'
import { editorActions } from './editorActions'
import { LinkBar } from './LinkBar'

interface EditorToolsProps {
  editor: Editor
  /** Of the field that they belong to. */
  label: string
}

/** The toolbar pattern: one stop for Tab, the arrows go from tool to tool. */
export function EditorTools({ editor, label }: EditorToolsProps) {
  const { t } = useTranslation('samplesBlog')
  const [current, setCurrent] = useState(0)
  const [isLinking, setLinking] = useState(false)
  const { states, isInLink } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      states: editorActions.map(({ isOn, isPossible }) => ({
        isOn: isOn?.(now) ?? false,
        isPossible: isPossible?.(now) ?? true,
      })),
      isInLink: now.isActive('link'),
    }),
  })

  function move(event: KeyboardEvent<HTMLDivElement>): void {
    const tools = [...event.currentTarget.querySelectorAll('button')]
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -current, End: -current - 1 }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (current + step + tools.length) % tools.length
    setCurrent(next)
    tools[next]?.focus()
  }

  return (
    <>
      {/* Each tool is a button; the bar only hears the arrows. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div className="editor-tools" role="toolbar" aria-label={t('editor.tools', { field: label })} onKeyDown={move}>
        {editorActions.map(({ name, icon, run }, index) => (
          <Tool
            key={name}
            icon={icon}
            label={t(`editor.${name}`)}
            isOn={states[index]?.isOn ?? false}
            isPossible={states[index]?.isPossible ?? true}
            isToggle={editorActions[index]?.isOn !== undefined}
            isTabStop={index === current}
            onFocus={() => setCurrent(index)}
            onPress={() => run(editor)}
          />
        ))}
        <Tool
          icon={LinkIcon}
          label={t('editor.link')}
          isOn={isInLink}
          isPossible
          isToggle
          isTabStop={current === editorActions.length}
          onFocus={() => setCurrent(editorActions.length)}
          onPress={() => setLinking(true)}
        />
      </div>
      {isLinking && <LinkBar editor={editor} onClose={() => setLinking(false)} />}
    </>
  )
}

interface ToolProps {
  icon: LucideIcon
  label: string
  isOn: boolean
  isToggle: boolean
  isPossible: boolean
  isTabStop: boolean
  onFocus: () => void
  onPress: () => void
}

function Tool({ icon: Icon, label, isOn, isToggle, isPossible, isTabStop, onFocus, onPress }: ToolProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        className="btn btn-icon btn-sm"
        aria-label={label}
        aria-pressed={isToggle ? isOn : undefined}
        aria-disabled={isPossible ? undefined : true}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={onFocus}
        onClick={isPossible ? onPress : undefined}
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </Tooltip>
  )
}
