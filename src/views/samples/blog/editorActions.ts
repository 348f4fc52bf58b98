import type { Editor } from '@tiptap/react'
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  Quote,
  Redo2,
  SeparatorHorizontal,
  Strikethrough,
  Undo2,
  type LucideIcon,
} from 'lucide-react'

interface EditorAction {
  name:
    | 'bold'
    | 'italic'
    | 'strike'
    | 'code'
    | 'heading'
    | 'subheading'
    | 'bulletList'
    | 'orderedList'
    | 'quote'
    | 'rule'
    | 'undo'
    | 'redo'
  icon: LucideIcon
  run: (editor: Editor) => void
  /** Of what is on or off where the cursor stands. */
  isOn?: (editor: Editor) => boolean
  isPossible?: (editor: Editor) => boolean
}

/** What can be done with the words that are selected, in the order of the toolbar. */
export const editorActions: readonly EditorAction[] = [
  { name: 'bold', icon: Bold, run: (e) => e.chain().focus().toggleBold().run(), isOn: (e) => e.isActive('bold') },
  {
    name: 'italic',
    icon: Italic,
    run: (e) => e.chain().focus().toggleItalic().run(),
    isOn: (e) => e.isActive('italic'),
  },
  {
    name: 'strike',
    icon: Strikethrough,
    run: (e) => e.chain().focus().toggleStrike().run(),
    isOn: (e) => e.isActive('strike'),
  },
  { name: 'code', icon: Code, run: (e) => e.chain().focus().toggleCode().run(), isOn: (e) => e.isActive('code') },
  {
    name: 'heading',
    icon: Heading2,
    run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (e) => e.isActive('heading', { level: 2 }),
  },
  {
    name: 'subheading',
    icon: Heading3,
    run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (e) => e.isActive('heading', { level: 3 }),
  },
  {
    name: 'bulletList',
    icon: List,
    run: (e) => e.chain().focus().toggleBulletList().run(),
    isOn: (e) => e.isActive('bulletList'),
  },
  {
    name: 'orderedList',
    icon: ListOrdered,
    run: (e) => e.chain().focus().toggleOrderedList().run(),
    isOn: (e) => e.isActive('orderedList'),
  },
  {
    name: 'quote',
    icon: Quote,
    run: (e) => e.chain().focus().toggleBlockquote().run(),
    isOn: (e) => e.isActive('blockquote'),
  },
  { name: 'rule', icon: SeparatorHorizontal, run: (e) => e.chain().focus().setHorizontalRule().run() },
  { name: 'undo', icon: Undo2, run: (e) => e.chain().focus().undo().run(), isPossible: (e) => e.can().undo() },
  { name: 'redo', icon: Redo2, run: (e) => e.chain().focus().redo().run(), isPossible: (e) => e.can().redo() },
]
